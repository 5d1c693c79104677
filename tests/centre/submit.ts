// How tests apply at the centre, and what it says when it refuses.
import { addPart, closeBatch, openBatch } from '@mocks/centre/cases/batch/batches';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { signatures } from '@mocks/centre/cases/signatures/signature-records';
import { openInvitedSignature, signState } from '@mocks/centre/cases/signatures/signatures';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { persons } from '@mocks/centre/kernel/people';
import { type Actor, BusinessError, type Transaction } from '@mocks/centre/kernel/transaction';
import { submit } from '@mocks/centre/office/applications';
import { operatePhone } from '@mocks/centre/phone';
import { applicationSigned, PNG } from './loan-fixture';

type Values = Readonly<Record<string, unknown>>;

/** A picture for each of these materials. */
export function addPapers(tx: Transaction, actor: Actor, ywlsh: string, papers: readonly string[]): void {
  for (const wjlxId of papers) addMaterial(tx, actor, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
}

/** A fresh number, the papers under it, and the application handed in. */
export function handIn(tx: Transaction, actor: Actor, ywlx: string, values: Values, papers: readonly string[] = []) {
  const ywlsh = issueNumber(tx, actor, ywlx);
  addPapers(tx, actor, ywlsh, papers);
  return submit(tx, actor, { ...values, ywlx, ywlsh });
}

/** The same with the applicant's own signature. */
export function handInSigned(
  tx: Transaction,
  actor: Actor,
  ywlx: string,
  values: Values,
  papers: readonly string[] = [],
) {
  const ywlsh = issueNumber(tx, actor, ywlx);
  addPapers(tx, actor, ywlsh, papers);
  const qmbh = applicationSigned(tx, actor, ywlsh, { ...values, ywlx });
  return submit(tx, actor, { ...values, ywlx, ywlsh, qmbh });
}

/** As many rows as the page sends at once. */
const PART = 2_000;

/** Rows about several people, as one batch under this number. */
export function sendRows(tx: Transaction, actor: Actor, ywlx: string, rows: readonly object[], number = '') {
  const ywlsh = number || issueNumber(tx, actor, ywlx);
  const parts = Math.max(1, Math.ceil(rows.length / PART));
  const { pcbh } = openBatch(tx, actor, { ywlx, ywlsh, parts });
  for (let no = 1; no <= parts; no += 1) {
    addPart(tx, actor, { pcbh, no, rows: rows.slice((no - 1) * PART, no * PART) });
  }
  return closeBatch(tx, actor, pcbh);
}

/** The same, and the application handed in with them. */
export function handInRows(
  tx: Transaction,
  actor: Actor,
  ywlx: string,
  rows: readonly object[],
  { ywlsh = issueNumber(tx, actor, ywlx), papers = [], ...values }: RowsWith = {},
) {
  const { pcbh } = sendRows(tx, actor, ywlx, rows, ywlsh);
  addPapers(tx, actor, ywlsh, papers);
  return { pcbh, ...submit(tx, actor, { ywlx, ywlsh, pcbh, ywwd: '0101', cns: '1', ...values }) };
}

/** A number that is known, papers, and what is asked beside the rows. */
interface RowsWith extends Values {
  ywlsh?: string;
  papers?: readonly string[];
}

/** What the centre finds wrong in a row that is sent, column → sentence. */
export function rowFaults(tx: Transaction, actor: Actor, ywlx: string, row: object): Record<string, string> {
  const { pcbh } = openBatch(tx, actor, { ywlx, ywlsh: issueNumber(tx, actor, ywlx), parts: 1 });
  try {
    addPart(tx, actor, { pcbh, no: 1, rows: [row] });
    return {};
  } catch (refusal) {
    if (!(refusal instanceof BusinessError)) throw refusal;
    const said = Object.entries(refusal.fieldErrors);
    return Object.fromEntries(said.map(([key, text]) => [key.split('.').at(-1) ?? '', text]));
  }
}

/** Who was invited signs on the phone. */
export function signInvited(tx: Transaction, actor: Actor & { grzh: string }, ywlsh: string): void {
  const { zjhm } = persons(tx.store).get(actor.grzh) ?? { zjhm: '' };
  const asked = [...signatures(tx.store).values()].find(
    (one) => one.ywlsh === ywlsh && one.zjhm === zjhm && one.zt === '0',
  );
  const { uuid } = openInvitedSignature(tx, tx.now(), actor, asked?.qmbh ?? '');
  operatePhone(tx, tx.now(), { uuid, action: 'confirm', zjhm: '' });
  signState(tx, tx.now(), actor, uuid);
}

/** The refusal that this ends in. */
export function refused(work: () => unknown): BusinessError {
  try {
    work();
  } catch (error) {
    if (error instanceof BusinessError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}
