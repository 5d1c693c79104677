import { render } from '@testing-library/react';
import { DatePicker, Input, Radio } from 'antd';
import { expect, test, vi } from 'vitest';
import { AntdProvider } from '@/app/AntdProvider';
import { warmUpLists } from '@/app/warm-up';

const rules = () => document.head.querySelectorAll('style').length;

test('打开清单之前，antd的查询条件规则已经备好，页面上什么也没有出现', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  await warmUpLists();
  expect(document.body).toBeEmptyDOMElement();
  const ready = rules();
  expect(ready).toBeGreaterThan(0);

  render(
    <AntdProvider>
      <DatePicker />
      <Input />
      <Radio.Group optionType="button" options={['近一年']} />
    </AntdProvider>,
  );
  expect(rules()).toBe(ready);
});
