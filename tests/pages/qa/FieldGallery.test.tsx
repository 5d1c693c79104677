import { startTestCentre, type TestCentre } from '@mocks/node';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AntdProvider } from '@/app/AntdProvider';
import FieldGallery from '@/pages/qa/FieldGallery';
import { galleryKinds } from '@/pages/qa/gallery-kinds';
import { galleryVariants } from '@/pages/qa/gallery-variants';
import { KindStates } from '@/pages/qa/KindStates';
import { loadDictionaries } from '@/session/dictionary';
import { isPublicPath } from '@/session/public-paths';
import { loadSystemConfig } from '@/session/system-config';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

const CONTROLS = 'input, textarea, select, [role="radiogroup"], [role="group"], table';
const all = [...galleryKinds, ...galleryVariants].map((kind) => [kind.title, kind] as const);

describe('every kind of field, in each of its states', () => {
  it.each(all)('%s', async (title, kind) => {
    await Promise.all([loadDictionaries(), loadSystemConfig()]);
    render(
      <AntdProvider>
        <KindStates kind={kind} index={0} />
      </AntdProvider>,
    );
    if (kind.kind === 'rows') await screen.findAllByRole('table');
    if (kind.kind === 'custom') await screen.findAllByRole('radio');
    if (['date', 'month', 'range'].includes(kind.kind)) await screen.findAllByRole('textbox');
    const region = screen.getByRole('region', { name: title });
    const { cleared, masked, long } = kind;
    expect([...region.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual([
      '空白，必填',
      '空白，选填',
      '已填写',
      '有误',
      ...(cleared === undefined ? [] : ['格式有误，已清除，可撤销']),
      ...(masked === undefined ? [] : ['已登记，脱敏显示']),
      ...(long === undefined ? [] : ['很长的内容']),
    ]);
    for (const control of region.querySelectorAll<HTMLElement>(CONTROLS)) expect(control).toHaveAccessibleName();

    const wrong = within(region).getByText('有误').parentElement ?? region;
    expect(wrong).toHaveTextContent(/✕ \S+/);
    expect(wrong.querySelector('[aria-invalid="true"], [aria-describedby$="-error"]')).not.toBeNull();
    if (cleared === undefined) return;
    expect(within(region).getByText(`已清除“${cleared}”`)).toBeVisible();
    await userEvent.click(within(region).getByText('撤销'));
    expect(within(region).queryByText(`已清除“${cleared}”`)).not.toBeInTheDocument();
  });
});

it('says so and tries again when the dictionaries cannot be had', async () => {
  await centre.fault({ path: '/api/core/v1/p/dict/getAll', kind: 'status', value: 500 });
  render(
    <AntdProvider>
      <FieldGallery />
    </AntdProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByText('每种控件的每种状态。这里填写的内容不会提交，也不会保存。')).toBeVisible();
});

it('has no address outside the build with the simulated centre', () => {
  expect(isPublicPath('/qaFields')).toBe(false);
});
