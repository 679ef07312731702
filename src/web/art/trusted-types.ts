/*
 * Trusted Types: where a browser has them and the server demands them (src/server/http/origin.ts), a text becomes markup or
 * the address of a script only through a policy. These are all there are besides Svelte's own, which is for its templates.
 */
interface Rules {
  createHTML?(markup: string): string;
  createScriptURL?(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules;
}
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

const drawings = trustedTypes?.createPolicy('tidetable-drawings', { createHTML: (markup) => markup });

// Asked for every other text that is to be run or loaded: workers are our own files. Markup is refused, having no rule here.
trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError('scripts come from this site only');
  },
});

/** A drawing that stands in our source code, ready for `innerHTML`. Never for anything that somebody typed. */
export function drawing(markup: string): string {
  return drawings?.createHTML?.(markup) ?? markup;
}
