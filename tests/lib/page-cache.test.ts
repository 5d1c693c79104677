import { createRequire } from 'node:module';
import { createElement, useState } from 'react';
import { expect, it, vi } from 'vitest';

const require = createRequire(import.meta.url);

/** A channel as browsers have it, whose messages are lost while the page lies in the page cache. */
let away = false;
let underWay = 0;
let lost = 0;
class Channel {
  port1: { onmessage?: () => void } = {};
  port2 = {
    postMessage: () => {
      if (away) {
        lost += 1;
        return;
      }
      underWay += 1;
      setTimeout(() => {
        this.port1.onmessage?.();
        underWay -= 1;
      });
    },
  };
}

it('React draws again after "Back" although its scheduler had work under way as the page was put away', async () => {
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('setImmediate', undefined);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await import('@/lib/page-cache');
  const { createRoot } = freshReactDom();
  expect(window.MessageChannel).toBe(Channel);

  let show = (_text: string) => {};
  function Page() {
    const [text, setText] = useState('首屏');
    show = setText;
    return createElement('p', null, text);
  }
  const box = document.createElement('div');
  const root = createRoot(box);
  root.render(createElement(Page));
  await vi.waitFor(() => expect(box).toHaveTextContent('首屏'));
  await vi.waitFor(() => expect(underWay).toBe(0));

  away = true;
  show('离开时的答复');
  await vi.waitFor(() => expect(lost).toBe(1));
  away = false;
  show('返回后的答复');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(box).toHaveTextContent('首屏');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitFor(() => expect(box).toHaveTextContent('返回后的答复'));
  root.unmount();
  vi.unstubAllGlobals();
});

/** Loaded anew, for its scheduler takes the channel as it is loaded. */
function freshReactDom(): typeof import('react-dom/client') {
  for (const path of Object.keys(require.cache)) {
    if (/node_modules\/(react-dom|scheduler)\//.test(path.replaceAll('\\', '/'))) delete require.cache[path];
  }
  return require('react-dom/client');
}
