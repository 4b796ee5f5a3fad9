/** What is unusual about a person's browser. Each is a script that runs before the scripts of every page. */

/** Cookies and storage are blocked: as in Chrome, each access throws. */
export const STORAGE_BLOCKED = `
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
    });
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); },
  });
  if (navigator.locks) {
    navigator.locks.request = () =>
      Promise.reject(new DOMException('Access is denied for this document.', 'SecurityError'));
  }
`;

/** The device's clock is wrong by so many minutes. */
export const clockWrongBy = (minutes: number): string => `{
  const Real = Date;
  const shift = ${minutes * 60_000};
  window.Date = class extends Real {
    constructor(...parts) {
      if (parts.length === 0) super(Real.now() + shift);
      else super(...parts);
    }
    static now() { return Real.now() + shift; }
  };
}`;

/**
 * The page is translated as Chrome does it: each text is replaced by a copy in two `font` elements, whenever it
 * appears. Elements with `translate="no"` are left alone.
 */
const translatedBy = (replacing: string): string => `
  addEventListener('DOMContentLoaded', () => {
    const isLeftAlone = (node) => {
      const parent = node.parentElement;
      return !parent || parent.closest('[translate="no"], script, style, svg, font') !== null;
    };
    const translate = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
      for (const text of texts) {
        if (!text.data.trim() || isLeftAlone(text)) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.append(text.data);
        ${replacing}
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) translate(node.nodeType === 3 ? node.parentNode : node);
    }).observe(document.body, { childList: true, subtree: true });
  });
`;

export const TRANSLATED = translatedBy('text.replaceWith(outer);');

/** The same, but each copy is there before its text is removed. */
export const TRANSLATED_IN_STEPS = translatedBy('text.before(outer); text.remove();');
