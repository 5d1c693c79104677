import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { act, render } from '@testing-library/react';
import { type GlobalToken, theme } from 'antd';
import { expect, it } from 'vitest';
import { useLargePrint } from '@/ui/large-print';

it('what antd derives from a theme outlasts its page, is of its print and what antd would derive anew', () => {
  const kept = tokenOnPage();
  expect(kept).toStrictEqual(tokenOnPage(true));
  expect(tokenOnPage()).toBe(kept);
  act(() => useLargePrint.setState({ large: true }));
  const large = tokenOnPage();
  expect(large.fontSize).toBeGreaterThan(kept.fontSize);
  expect(large).toStrictEqual(tokenOnPage(true));
  act(() => useLargePrint.setState({ large: false }));
  expect(tokenOnPage()).toBe(kept);
});

/** Of a page that has come and gone. `anew`: with nothing kept of others. */
function tokenOnPage(anew = false): GlobalToken {
  let token: GlobalToken | undefined;
  function Reading() {
    token = theme.useToken().token;
    return null;
  }
  const { unmount } = render(
    anew ? (
      <StyleProvider cache={createCache()}>
        <Reading />
      </StyleProvider>
    ) : (
      <Reading />
    ),
  );
  unmount();
  if (!token) throw new Error('no token');
  return token;
}
