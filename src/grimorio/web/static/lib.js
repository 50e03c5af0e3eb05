// The vendored libraries, named in one place.
export {
  html, render, createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState,
} from "./vendor/htm-preact.js";
export { FluentBundle, FluentResource } from "./vendor/fluent/index.js";
