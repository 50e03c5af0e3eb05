// How the page's JavaScript is checked: `make lint-page`.
import js from "@eslint/js";
import globals from "globals";

const rules = {
  // What an icon's path says stays one string.
  "max-len": ["error", { code: 120, ignoreUrls: true, ignorePattern: '^\\s*(\\w+: )?\\[?"M[-.\\w ]+"' }],
  "no-unused-vars": ["error", { args: "after-used", ignoreRestSiblings: true }],
  "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
  eqeqeq: ["error", "smart"],
  "no-var": "error",
  "prefer-const": "error",
};

export default [
  { ignores: ["**/vendor/**", "**/node_modules/**", "docs/**", "build/**", "dist/**", ".venv/**"] },
  js.configs.recommended,
  { files: ["src/grimorio/web/static/**/*.js"], languageOptions: { globals: globals.browser }, rules },
  { files: ["tests/page/*.mjs"], languageOptions: { globals: { ...globals.node, ...globals.browser } }, rules },
];
