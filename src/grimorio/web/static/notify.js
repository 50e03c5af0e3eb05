// "Your turn" when the page is closed: the browser's notifications, which need HTTPS or this machine.
import { ask } from "./net.js";
import { keepYou, mine } from "./you.js";

export const canPush = () => "serviceWorker" in navigator && "PushManager" in globalThis && globalThis.isSecureContext;

const bytes = (text) => {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
};

const registration = () => navigator.serviceWorker.ready;

export const subscribed = async () => canPush() && Boolean(await (await registration()).pushManager.getSubscription());

// The words are this reader's: whoever changes the language subscribes again.
export async function subscribe(lang) {
  if ((await Notification.requestPermission()) !== "granted")
    throw Object.assign(new Error("denied"), { reason: "you-notify-denied", args: {} });
  const { key } = await ask("/api/people/push-key");
  const made = await (await registration()).pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return keepYou(await mine("/push", { endpoint, keys, lang }));
}

export async function unsubscribe() {
  const made = await (await registration()).pushManager.getSubscription();
  if (!made) return mine();
  await made.unsubscribe();
  return keepYou(await mine("/push/off", { endpoint: made.endpoint }));
}
