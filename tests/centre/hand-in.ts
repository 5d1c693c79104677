// How tests apply at the centre, and what it says when it refuses.
import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batches';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { signatures } from '@mocks/centre/cases/signatures/signature-records';
import { openInvitedSignature, signState } from '@mocks/centre/cases/signatures/signatures';
import { type Actor, type Desk, Refusal } from '@mocks/centre/kernel/desk';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { persons } from '@mocks/centre/kernel/people';
import { submit } from '@mocks/centre/office/applications';
import { actOnPhone } from '@mocks/centre/phone';
import { applicationSigned, PNG } from './loan-fixture';

type Values = Readonly<Record<string, unknown>>;

/** A picture for each of these materials. */
export function addPapers(desk: Desk, actor: Actor, ywlsh: string, papers: readonly string[]): void {
  for (const wjlxId of papers) addMaterial(desk, actor, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
}

/** A fresh number, the papers under it, and the application handed in. */
export function handIn(desk: Desk, actor: Actor, ywlx: string, values: Values, papers: readonly string[] = []) {
  const ywlsh = issueNumber(desk, actor, ywlx);
  addPapers(desk, actor, ywlsh, papers);
  return submit(desk, actor, { ...values, ywlx, ywlsh });
}

/** The same with the applicant's own signature. */
export function handInSigned(desk: Desk, actor: Actor, ywlx: string, values: Values, papers: readonly string[] = []) {
  const ywlsh = issueNumber(desk, actor, ywlx);
  addPapers(desk, actor, ywlsh, papers);
  const qmbh = applicationSigned(desk, actor, ywlsh, { ...values, ywlx });
  return submit(desk, actor, { ...values, ywlx, ywlsh, qmbh });
}

/** As many rows as the page sends at once. */
const PART = 2_000;

/** Rows about several people, as one batch under this number. */
export function sendRows(desk: Desk, actor: Actor, ywlx: string, rows: readonly object[], number = '') {
  const ywlsh = number || issueNumber(desk, actor, ywlx);
  const parts = Math.max(1, Math.ceil(rows.length / PART));
  const { pcbh } = openBatch(desk, actor, { ywlx, ywlsh, parts });
  for (let no = 1; no <= parts; no += 1) {
    addPart(desk, actor, { pcbh, no, rows: rows.slice((no - 1) * PART, no * PART) });
  }
  return closeBatch(desk, actor, pcbh);
}

/** The same, and the application handed in with them. */
export function handInRows(
  desk: Desk,
  actor: Actor,
  ywlx: string,
  rows: readonly object[],
  { ywlsh = issueNumber(desk, actor, ywlx), papers = [], ...values }: RowsWith = {},
) {
  const { pcbh } = sendRows(desk, actor, ywlx, rows, ywlsh);
  addPapers(desk, actor, ywlsh, papers);
  return { pcbh, ...submit(desk, actor, { ywlx, ywlsh, pcbh, ywwd: '0101', cns: '1', ...values }) };
}

/** A number that is known, papers, and what is asked beside the rows. */
interface RowsWith extends Values {
  ywlsh?: string;
  papers?: readonly string[];
}

/** What the centre finds wrong in a row that is sent, column → sentence. */
export function rowFaults(desk: Desk, actor: Actor, ywlx: string, row: object): Record<string, string> {
  const { pcbh } = openBatch(desk, actor, { ywlx, ywlsh: issueNumber(desk, actor, ywlx), parts: 1 });
  try {
    addPart(desk, actor, { pcbh, no: 1, rows: [row] });
    return {};
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const said = Object.entries(refusal.fieldErrors);
    return Object.fromEntries(said.map(([key, text]) => [key.split('.').at(-1) ?? '', text]));
  }
}

/** Who was invited signs on the phone. */
export function signInvited(desk: Desk, actor: Actor & { grzh: string }, ywlsh: string): void {
  const { zjhm } = persons(desk.store).get(actor.grzh) ?? { zjhm: '' };
  const asked = [...signatures(desk.store).values()].find(
    (one) => one.ywlsh === ywlsh && one.zjhm === zjhm && one.zt === '0',
  );
  const { uuid } = openInvitedSignature(desk, desk.now(), actor, asked?.qmbh ?? '');
  actOnPhone(desk, desk.now(), { uuid, action: 'confirm', zjhm: '' });
  signState(desk, desk.now(), actor, uuid);
}

/** The refusal that this ends in. */
export function refused(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was not refused');
}
