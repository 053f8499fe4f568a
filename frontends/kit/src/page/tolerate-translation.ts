const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/**
 * Lets React change a page that the browser translates. Translators replace text nodes by `<font>` elements, but React keeps the
 * text nodes: a removed text removes its element, and a changed text takes its place back, to be translated again.
 */
export function tolerateTranslation(): void {
  // Both are called with an explicit `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { insertBefore, removeChild } = Node.prototype;
  const fonts = new WeakMap<Node, Element>();
  const usedFonts = new WeakSet<Element>();
  const recordReplacement = (record: MutationRecord) => {
    const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
    if (type === 'characterData' && !target.isConnected) fonts.get(target)?.replaceWith(target);
    for (const text of removedNodes) {
      // The element replaces the text, or comes beside it before the text goes.
      const font = [...addedNodes, previousSibling, nextSibling].filter(isFont).find((font) => !usedFonts.has(font));
      if (!font || !(text instanceof Text)) continue;
      fonts.set(text, font);
      usedFonts.add(font);
      observer.observe(text, { characterData: true });
    }
  };
  const observer = new MutationObserver((records) => records.forEach(recordReplacement));
  observer.observe(document, { childList: true, subtree: true });
  const toDisplayedNode = (node: Node): Node => {
    observer.takeRecords().forEach(recordReplacement);
    return fonts.get(node) ?? node;
  };

  Node.prototype.removeChild = function <Child extends Node>(this: Node, node: Child): Child {
    const displayed = node.parentNode === this ? node : toDisplayedNode(node);
    if (displayed.parentNode) removeChild.call(displayed.parentNode, displayed);
    return node;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    let before = next?.parentNode === this ? next : next && toDisplayedNode(next);
    while (before && before.parentNode !== this) before = before.parentNode;
    insertBefore.call(this, node, before);
    return node;
  };
}
