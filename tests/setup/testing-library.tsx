import { createCache, StyleProvider } from '@ant-design/cssinjs';
import {
  type RenderHookOptions,
  type RenderOptions,
  renderHook as renderHookReal,
  render as renderReal,
} from '@testing-library/react/pure';
import { ConfigProvider } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { AntdProvider } from '@/app/AntdProvider';

export * from '@testing-library/react/pure';

/**
 * Stands in for `@testing-library/react` in the tests (vite.config.ts): what is rendered stands below antd's configuration, as in
 * the hall; without it, a button of two characters is named 「登 录」.
 */
export function render(ui: ReactNode, options: RenderOptions = {}) {
  return renderReal(ui, { ...options, wrapper: within(options.wrapper) });
}

export function renderHook<Result, Props>(hook: (props: Props) => Result, options: RenderHookOptions<Props> = {}) {
  return renderHookReal(hook, { ...options, wrapper: within(options.wrapper) });
}

/** No animation ends in jsdom: what leaves by one would never be gone. No test asks how antd looks, which takes a tenth of the time. */
const STILL = { token: { motion: false }, zeroRuntime: true };

/** What antd derives from a theme, which it drops with the last page that uses it and would derive anew for each test. */
const DERIVED = createCache();
const { opUpdate } = DERIVED;
DERIVED.opUpdate = (key, valueFn) => opUpdate.call(DERIVED, key, (last) => valueFn(last) ?? last ?? null);

type Wrapper = ComponentType<{ children: ReactNode }>;

function within(Inner: Wrapper | undefined): Wrapper {
  return function Configured({ children }) {
    return (
      <StyleProvider cache={DERIVED}>
        <ConfigProvider theme={STILL}>
          <AntdProvider>{Inner ? <Inner>{children}</Inner> : children}</AntdProvider>
        </ConfigProvider>
      </StyleProvider>
    );
  };
}
