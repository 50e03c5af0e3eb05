// Sounds, made as they are needed: paper (a rush of noise), wood (a knock), glass (a ring). None until somebody wants
// them.
import { preference } from "./preferences.js";

export const MATERIALS = ["paper", "wood", "glass"];
const APART = 0.07;
const MOST = 4;
let audio = null;
let free = 0;

// A context may sound only after a key or a click: it is made then.
function ready() {
  audio ||= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  return audio;
}

function wake() {
  if (preference("sound") === "on") ready();
}
addEventListener("pointerdown", wake, { passive: true });
addEventListener("keydown", wake);

function fading(context, at, peak, seconds) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, peak), at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

function noise(context, at, seconds, { type, frequency, q, to = frequency }, peak) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = Object.assign(context.createBufferSource(), { buffer });
  const filter = Object.assign(context.createBiquadFilter(), { type });
  filter.Q.value = q;
  filter.frequency.setValueAtTime(frequency, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(fading(context, at, peak, seconds));
  source.start(at);
}

function tone(context, at, seconds, frequency, peak) {
  const source = context.createOscillator();
  source.frequency.setValueAtTime(frequency, at);
  source.connect(fading(context, at, peak, seconds));
  source.start(at);
  source.stop(at + seconds);
}

const MADE = {
  paper: (context, at, loud) =>
    noise(context, at, 0.16, { type: "bandpass", frequency: 1800, to: 5200, q: 0.8 }, loud * 0.5),
  wood: (context, at, loud) => {
    tone(context, at, 0.12, 196, loud * 0.7);
    noise(context, at, 0.03, { type: "lowpass", frequency: 900, q: 1 }, loud * 0.8);
  },
  glass: (context, at, loud) => {
    [2093, 3322, 5588].forEach((frequency, index) =>
      tone(context, at, 0.5 / (index + 1), frequency, (loud * 0.22) / (index + 1)),
    );
  },
};

// Play some materials one after the other; what comes too thick is left out.
export function play(materials) {
  if (preference("sound") !== "on" || document.hidden) return;
  const loud = preference("volume");
  if (!loud || !materials.length) return;
  const context = ready();
  if (context.state !== "running" && !navigator.userActivation?.isActive) return;
  free = Math.max(free, context.currentTime + 0.01);
  for (const material of materials.slice(0, MOST)) {
    if (free > context.currentTime + APART * MOST) return;
    MADE[material](context, free, loud * loud);
    free += APART;
  }
}
