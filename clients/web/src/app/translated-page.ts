/**
 * Keeps a page alive that the browser translates. Chrome replaces each text by a copy in a `font` element, and Preact goes
 * on changing the text that is no longer on the page: the page freezes without an error. So a replaced text passes
 * every change on to its place: a new text is shown there (and translated again), a removed one takes its copy along,
 * and what is inserted before it is inserted before the copy.
 *
 * This is done here, for all texts at once, because the alternative is an element of its own around every text
 * that ever changes: hundreds of places, and each new one would have to remember it.
 */

/** Replaced texts, and the elements that stand in their places. */
const copies = new WeakMap<Node, Element>();

const OVERRIDDEN = ['data', 'parentNode', 'nextSibling', 'remove'] as const;

function follow(text: Text, copy: Element): void {
  copies.set(text, copy);
  Object.defineProperties(text, {
    data: {
      configurable: true,
      get: () => text.nodeValue,
      set: (next: string) => {
        putBack(text);
        text.data = next;
      },
    },
    parentNode: { configurable: true, get: () => copy.parentNode },
    nextSibling: { configurable: true, get: () => copy.nextSibling },
    remove: { configurable: true, value: () => copy.remove() },
  });
}

/** The text is an ordinary one again, in the place of its copy. */
function putBack(text: Node): void {
  const copy = copies.get(text);
  if (!copy) return;
  copies.delete(text);
  for (const name of OVERRIDDEN) Reflect.deleteProperty(text, name);
  // A translator that shows the original again has put the text back itself.
  if (!text.parentNode) copy.replaceWith(text);
}

/** The copy of a removed text: it was added in the same change, or right beside the text before. */
function copyIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => node instanceof HTMLElement && node.localName === 'font',
  );
}

function onChange(change: MutationRecord): void {
  for (const node of change.addedNodes) putBack(node);
  const copy = copyIn(change);
  if (!copy) return;
  for (const node of change.removedNodes)
    if (node instanceof Text && !node.parentNode) startFollowing(node, copy);
}

function startFollowing(text: Text, copy: Element): void {
  insertBeforeCopies();
  follow(text, copy);
}

let isPatched = false;

/** A replaced text is no child of its parent, so nothing could be inserted before it. */
function insertBeforeCopies(): void {
  if (isPatched) return;
  isPatched = true;
  const prototype = Element.prototype as Inserting;
  for (const name of ['insertBefore', 'moveBefore'] as const) {
    const insert = prototype[name];
    if (!insert) continue;
    prototype[name] = function (node, before) {
      putBack(node);
      return insert.call(this, node, before && (copies.get(before) ?? before));
    };
  }
}

/** What Preact places elements with. Not all browsers have `moveBefore`. */
interface Inserting {
  insertBefore?: Insert;
  moveBefore?: Insert;
}
type Insert = (this: unknown, node: Node, before: Node | null) => unknown;

export function keepTranslated(page: Element): void {
  new MutationObserver((changes) => changes.forEach(onChange)).observe(page, {
    childList: true,
    subtree: true,
  });
}
