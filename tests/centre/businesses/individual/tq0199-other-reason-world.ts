import { listMaterials } from '@mocks/centre/cases/materials/materials';
import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { judge, submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { PEOPLE } from '../../../people';
import { centrePerTest, refusalOf } from '../../fixture';
import { addPapers } from '../../submit';

export const COMMON = { skzhly: '1', ywwd: '0101', cns: '1' };

export const MARRIED_TO_FENG = { hyzk: '20', poxm: '冯军', pozjlx: '01', pozjhm: PEOPLE.冯军.zjhm };

export const MARRIED_TO_HE = { hyzk: '20', poxm: '何静', pozjlx: '01', pozjhm: PEOPLE.何静.zjhm };

export const HOME = '云(2016)海淀区不动产权第0045678号';

/** 89.50 m² × 1,500.00 = 134,250.00; invoices 60,000.00 + 45,678.90 = 105,678.90. */
export const RENOVATION = {
  ...COMMON,
  qttqyy: '11',
  bdcqzh: HOME,
  jzmj: '89.5',
  zxhtbh: 'ZX-2026-018',
  zxfp: [
    { fphm: '26110000000010001', fpje: '60000.00' },
    { fphm: '26110000000010002', fpje: '45678.90' },
  ],
  zxwgrq: '2026-10-01',
};

/** Hands in with every material that is asked for. */
function apply(tx: Transaction, actor: Actor, values: Record<string, unknown>) {
  const ywlsh = issueNumber(tx, actor, 'TQ0199');
  const texts = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const papers = listMaterials(tx, actor, { jdbh: 'TQ0199-01', ywlsh, zstj: Object.fromEntries(texts) });
  const open = papers.filter(({ clzt }) => clzt === '0').map(({ wjlxId }) => wjlxId);
  addPapers(tx, actor, ywlsh, open);
  return submit(tx, actor, { ...values, ywlx: 'TQ0199', ywlsh });
}

/** A centre for each test, and what the tests of TQ0199 do at it. */
export function otherReasonCentre() {
  const centre = centrePerTest();
  const applied = (actor: Actor, values: Record<string, unknown>) => centre.transact((tx) => apply(tx, actor, values));
  const refused = (actor: Actor, values: Record<string, unknown>) => refusalOf(applied(actor, values));
  const judged = (actor: Actor, values: Record<string, unknown>) =>
    centre.transact((tx) => judge(tx, actor, { ...values, ywlx: 'TQ0199' }));
  const limitOf = async (actor: Actor, values: Record<string, unknown>) => (await judged(actor, values)).xe?.kytqe;
  const approve = (ywlsh: string) => centre.transact((tx) => review(tx, { ywlsh, result: 'approve', opinion: '同意' }));
  const balance = (actor: { grzh: string }) => centre.transact((tx) => balanceOf(tx.store, memberAccount(actor.grzh)));
  const paperOf = (actor: Actor, values: object, wjlxId: string) =>
    centre.transact((tx) => {
      const ywlsh = issueNumber(tx, actor, 'TQ0199');
      return listMaterials(tx, actor, { jdbh: 'TQ0199-01', ywlsh, zstj: { ...values } }).find(
        (one) => one.wjlxId === wjlxId,
      );
    });
  return { centre, applied, refused, judged, limitOf, approve, balance, paperOf };
}
