import { render, screen } from '@testing-library/react';
import { Alert, Button } from 'antd';
import { expect, test } from 'vitest';
import { AntdProvider } from '@/app/AntdProvider';
import { DateInput } from '@/ui/input/DateInput';
import { Outcome } from '@/ui/state/Outcome';

const kinds = ['success', 'info', 'warning', 'error'] as const;

test('what antd draws beside words is silent: nobody hears an English name of an icon', () => {
  const { container } = render(
    <AntdProvider>
      {kinds.map((kind) => (
        <section key={kind}>
          <Alert type={kind} showIcon title="提示" />
          <Outcome status={kind} title="结果" />
        </section>
      ))}
      <Button loading>提交</Button>
      <DateInput id="rq" value="" onChange={() => undefined} />
    </AntdProvider>,
  );
  expect(container.querySelectorAll('svg')).toHaveLength(10);
  expect(screen.queryAllByRole('img')).toEqual([]);
  expect(screen.getByRole('button')).toHaveAccessibleName('提交');
  // Anything else that is named is named in Chinese.
  const named = [...container.querySelectorAll('[aria-label]')].filter((one) => !one.closest('[aria-hidden="true"]'));
  expect(named.map((one) => one.getAttribute('aria-label')).filter((name) => /^[\w -]+$/.test(name ?? ''))).toEqual([]);
});
