// Browser translators replace text nodes, which React still updates and removes, by <font> elements: figures would not change, and removing
// a text would throw.

/** Changes of a translator to the children of an element, in order. */
const translations = new WeakMap<Node, readonly MutationRecord[]>();
/** Parent of a text from React's view. */
const parents = new WeakMap<Node, Node>();

/**
 * Watches translated texts. When React changes one, the translation of its element is reverted; the translator then sees the new text.
 * @returns a function that stops the watch
 */
export function startTranslationWatch(): () => void {
  const children = new MutationObserver(note);
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) takeBack(parents.get(target));
  });
  let restore: (() => void) | undefined;

  function note(records: readonly MutationRecord[]): void {
    const translated = new Set(
      records.filter(({ addedNodes }) => some(addedNodes, isFont)).map(({ target }) => target),
    );
    if (translated.size === 0) return;
    restore ??= guardChildren(takeBack);
    for (const record of records) {
      const { target, addedNodes, removedNodes } = record;
      if (!translated.has(target) || !(some(addedNodes, isFont) || some(removedNodes, isText))) continue;
      translations.set(target, [...standing(target), record]);
      for (const text of [...removedNodes, ...target.childNodes].filter(isText)) {
        parents.set(text, target);
        texts.observe(text, { characterData: true });
      }
    }
  }

  function takeBack(parent: Node | undefined): void {
    note(children.takeRecords());
    if (!parent) return;
    const records = standing(parent);
    translations.delete(parent);
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records.toReversed()) {
      const before = previousSibling?.parentNode === parent ? previousSibling.nextSibling : null;
      const next = nextSibling?.parentNode === parent ? nextSibling : before;
      for (const node of removedNodes) parent.insertBefore(node, next);
      for (const node of addedNodes) if (node.parentNode === parent) parent.removeChild(node);
    }
    // Own changes are not recorded.
    children.takeRecords();
  }

  children.observe(document.body, { childList: true, subtree: true });
  return () => {
    children.disconnect();
    texts.disconnect();
    restore?.();
  };
}

/** Changes that are still in effect: the translator may have reverted them, or React replaced the text. */
function standing(parent: Node): readonly MutationRecord[] {
  const records = translations.get(parent) ?? [];
  const stands = records.some(({ addedNodes }) =>
    some(addedNodes, (node) => isFont(node) && node.parentNode === parent),
  );
  return stands ? records : [];
}

/** Before React removes or inserts before a moved text, its original position is restored. @returns a function that stops it */
function guardChildren(restore: (parent: Node) => void): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeWhereItWas<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) restore(this);
    return removeChild.call(this, child) as Child; // the same node
  };
  Node.prototype.insertBefore = function insertWhereItWas<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    if (next && next.parentNode !== this) restore(this);
    return insertBefore.call(this, child, next) as Child; // the same node
  };
  return () => Object.assign(Node.prototype, { removeChild, insertBefore });
}

const isFont = (node: Node) => node.nodeName === 'FONT';
const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
const some = (nodes: NodeList, is: (node: Node) => boolean) => [...nodes].some(is);
