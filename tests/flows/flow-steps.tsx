// The steps that every test of a flow's pages takes.
import { moveClock } from '@mocks/centre/daily-jobs';
import type { Actor } from '@mocks/centre/kernel/transaction';
import type { TestCentre } from '@mocks/node';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Location } from 'react-router-dom';
import { expect } from 'vitest';
import { type ApplicationService, submitApplication } from '@/api/cases/application';
import { fetchBusinessNumber, fetchCases } from '@/api/cases/business';
import { saveDraft } from '@/api/cases/drafts';
import { fetchMessages } from '@/api/cases/message';
import type { FlowEntry } from '@/engine/flow/flow-entry';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { addPapers } from '../centre/submit';
import { acceptAgreement } from './agreement';
import { next, pick } from './form-acts';
import { openPage, signedIn } from './open-page';
import { confirmSignature } from './sign';

/** Who opens which business of the individual area. */
interface Opened {
  code: string;
  zjhm: string;
  /** What the address says beside the path, with its question mark. */
  search?: string;
  /** What came along with the way there. */
  state?: unknown;
}

export function entryOf(code: string, area: FlowEntry['area'] = 'individual'): FlowEntry {
  const entry = flowByCode(code, area);
  if (!entry) throw new Error(`${code} is not registered`);
  return entry;
}

function open(centre: TestCentre, { code, zjhm, search = '', state }: Opened) {
  const entry = entryOf(code);
  return openPage(centre, zjhm, `${entry.path}${search}`, <FlowPage entry={entry} />, '1', { state });
}

/** From the notice to the form, which begins with this heading. */
export async function toForm(centre: TestCentre, opened: Opened, heading: string): Promise<UserEvent> {
  const { user } = await open(centre, opened);
  await agree(user);
  await screen.findByText(/^您符合办理条件/);
  await screen.findByRole('heading', { name: heading });
  return user;
}

/** To the form by a link that was found elsewhere; an address of another business is none of it. */
export async function follow(
  centre: TestCentre,
  zjhm: string,
  code: string,
  { pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>,
): Promise<UserEvent> {
  expect(pathname).toBe(entryOf(code).path);
  const { user } = await open(centre, { code, zjhm, search, state });
  await agree(user);
  return user;
}

/** The notice is read and agreed to; who has agreed today is past it. */
export async function agree(user: UserEvent): Promise<void> {
  await waitFor(() => expect(document.getElementById('step-heading')).not.toBeNull());
  if (document.getElementById('step-heading')?.textContent !== '办理须知') return;
  await acceptAgreement(user);
  await next(user);
}

/**
 * From a draft that an earlier visit left, to the empty form where nothing else is said; `ywlsh`: a number that has papers
 * already.
 */
export async function toDraft(
  centre: TestCentre,
  opened: Opened & { ywlsh?: string; step?: string; values?: object },
  heading: string,
): Promise<UserEvent> {
  await signedIn(centre, opened.zjhm);
  const { code, ywlsh = '', step = 'form', values = {} } = opened;
  await saveDraft({ ywlx: code, ywlsh, bbh: 1, dqbz: step, nr: JSON.stringify(values), xgcs: 0 });
  const { user } = await open(centre, opened);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  await screen.findByRole('heading', { name: heading });
  return user;
}

/** A missing value is named by a link to its field. */
export function expectMissing(...names: (string | RegExp)[]): void {
  const alert = within(screen.getByRole('alert'));
  for (const name of names) expect(alert.getByRole('link', { name })).toBeVisible();
}

/** What the summary of errors lists, all of it. */
export function faults(): (string | null)[] {
  const [summary] = screen.getAllByRole('alert');
  return within(summary ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent);
}

/** The end of each form of a withdrawal: where it is taken in, what is promised, and on. */
export async function promise(user: UserEvent): Promise<void> {
  await pick(user, '受理网点', '城区管理部');
  await user.click(screen.getByRole('checkbox', { name: /我承诺/ }));
  await next(user);
}

/** From the checked answers: handed in, the question answered, signed on the phone. `asks`: what the question says. */
export async function submitSigned(centre: TestCentre, user: UserEvent, asks: RegExp, document?: string) {
  await user.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByText(asks)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '确定' }));
  if (document) expect(await screen.findByRole('list', { name: '签署内容' })).toHaveTextContent(document);
  await confirmSignature(centre);
}

/** The case that was handed in last, as its list shows it. */
export async function newestCase() {
  const [row] = (await fetchCases({ page: 1, size: 1 })).list;
  if (!row) throw new Error('No case');
  return row;
}

/** What the newest message says. */
export const newestMessage = async () => (await fetchMessages({ page: 1, size: 1 })).list[0]?.nr;

/** The centre's day comes, with its jobs and those of each day before. */
export const dayComes = (centre: TestCentre, now: string) => centre.transact((tx) => void moveClock(tx, { now }));

/** By the hall's own calls, without its pages, for who is signed in. */
export async function sendCase(service: ApplicationService, code: string, values: Record<string, unknown>) {
  return submitApplication(service, code, await fetchBusinessNumber(code), values);
}

/** A business number of who is signed in, with these papers under it. */
export async function numberWith(centre: TestCentre, code: string, actor: Actor, papers: readonly string[]) {
  const ywlsh = await fetchBusinessNumber(code);
  await centre.transact((tx) => addPapers(tx, actor, ywlsh, papers));
  return ywlsh;
}

/** What a call is refused with at one field, in these words. */
export const at = (field: string, words: string) => ({ data: { fieldErrors: { [field]: words } } });
