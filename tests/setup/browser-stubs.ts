import * as React from 'react';
import { quickSelectors } from './quick-selectors';
import { quickStyles } from './quick-styles';

const stubbed = new WeakSet<Window>();

/** What jsdom lacks and the hall stands on. Only called where there is a window, for each file: a worker keeps its window. */
export function stubBrowser(): void {
  if (stubbed.has(window)) return;
  stubbed.add(window);
  dropLibraryStyles();
  dropMotion();
  stubMedia();
  stubLayout();
  quickStyles();
  oneDocumentListens();
  quickSelectors();
  leaveOwnersOut();
}

/**
 * The component library writes thousands of rules into the page, and jsdom matches each with every element a query looks at: what
 * it writes is no style sheet here.
 */
function dropLibraryStyles(): void {
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    get: () => '',
    set(this: HTMLStyleElement) {
      this.type = 'text/plain';
    },
  });
}

/** No end of an animation is ever reported here: without the properties the library shows and hides at once. */
function dropMotion(): void {
  const properties: object = Object.getPrototypeOf(document.createElement('div').style);
  for (const name of ['animation', 'WebkitAnimation']) Reflect.deleteProperty(properties, name);
}

function stubMedia(): void {
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

function stubLayout(): void {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
  };
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  window.print = () => {};
  URL.createObjectURL ??= () => 'blob:stub';
  URL.revokeObjectURL ??= () => {};
}

/**
 * jsdom's engine of selectors listens to the window for each document that was asked for an element, also for a text that was only
 * parsed to be sanitised, and never lets go: hundreds of listeners at each press, each with its document. The page's own is enough.
 */
function oneDocumentListens(): void {
  // What a test calls its window only has the properties of jsdom's own, which the engine listens to.
  const view = (globalThis as { jsdom?: { window: Window } }).jsdom?.window;
  if (!view) return;
  document.querySelector(':focus-visible');
  const add = view.addEventListener;
  view.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
    if (typeof listener === 'function' && OF_ENGINE.test(listener.name)) return;
    Reflect.apply(add, view, [type, listener, options]);
  };
}

const OF_ENGINE = /^_handle(Focus|Keyboard|Mouse)Event$/;

/**
 * React takes a stack for each element that is made, to name its maker should it be warned of; after ten thousand in a second it
 * does without. Here it always does: a warning is heard as before, without that list.
 */
function leaveOwnersOut(): void {
  const shared: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof shared !== 'object' || shared === null) return;
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
}
