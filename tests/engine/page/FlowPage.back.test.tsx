import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { flowByCode } from '@/flows/registry';
import { askConfirmation } from '@/ui/dialog/confirm';
import { useDialogStack } from '@/ui/dialog/dialog-stack';
import { later, takeClock } from '../../clock';
import { signedIn } from '../../flows/open-page';
import { keepDraft, LIU_VALUES } from '../../flows/rent-form';
import { LIU } from '../../people';
import { renderHall } from '../../render-hall';

/* Back of the browser inside a business, on the hall's own router. */
let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterEach(() => {
  vi.restoreAllMocks();
  return centre.reset();
});
afterAll(() => centre.close());

/** Comes from the home page and goes on with a draft. */
async function resumeAt(step: string) {
  await signedIn(centre, LIU);
  await keepDraft(step, { ...LIU_VALUES, ywwd: '0101', sqtqje: '2900.00' });
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('TQ0107 is not registered');
  const hall = await renderHall('/', { centre, person: '刘洋' });
  await hall.router.navigate(entry.path);
  await hall.user.click(await screen.findByRole('button', { name: '继续填写' }));
  return { ...hall, path: entry.path, back: () => window.history.back() };
}
const heading = (name: string) => waitFor(() => expect(document.querySelector('#main h2')?.textContent).toBe(name));

it('each Back is a step back with what was typed; from the first step it asks before it leaves', async () => {
  const { back, address, path } = await resumeAt('confirm');
  await heading('核对确认');
  // Not even for a moment: a modal dialog takes the focus.
  const opened = vi.fn();
  onTestFinished(useDialogStack.subscribe(opened));
  back();
  await heading('材料采集');
  back();
  await heading('填写信息');
  expect(await screen.findByDisplayValue(/^2,?900\.00$/)).toBeVisible();
  back();
  await heading('办理须知');
  expect(opened).not.toHaveBeenCalled();
  expect(address()).toBe(path);
  back();
  expect(await screen.findByRole('dialog', { name: '系统提示' })).toBeVisible();
  expect(address()).toBe(path);
});

it('who goes back while a step is being checked stays where that led', async () => {
  const { back, user } = await resumeAt('form');
  await heading('填写信息');
  takeClock();
  await centre.fault({ path: 'viewCls', kind: 'delay', value: 1500 });
  await user.click(screen.getByRole('button', { name: '下一步' }));
  back();
  await heading('办理须知');
  await later(1500);
  expect(document.querySelector('#main h2')?.textContent).toBe('办理须知');
});

it('a question that stands open is answered with no when the step behind it is left', async () => {
  const { back } = await resumeAt('confirm');
  await heading('核对确认');
  const agreed = askConfirmation({ title: '温馨提示', content: '您确定吗？' });
  await screen.findByRole('alertdialog', { name: '温馨提示' });
  back();
  await heading('材料采集');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await agreed).toBe(false);
});
