import { answerTwoPerson, proposeTwoPerson } from '@mocks/centre/access/two-person-rule';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { unitOf } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { unitInfoOf } from '@mocks/centre/kernel/unit/unit-info';
import { reliefsOf } from '@mocks/centre/kernel/unit/unit-reliefs';
import { baseMembers } from '@mocks/centre/members/bases/base-members';
import { submit } from '@mocks/centre/office/applications';
import { caseDetail } from '@mocks/centre/office/cases';
import { passCheck, returnCheck } from '@mocks/centre/office/checks';
import { review } from '@mocks/centre/office/review';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { OPERATORS, UNITS } from '../../people';
import { clerk } from '../fixture';
import { PNG } from '../loan-fixture';
import { sendRows } from '../submit';

const { dwzh } = UNITS.华夏精密;
const WU = clerk(OPERATORS.吴晓东);
const XING = clerk(OPERATORS.邢芳);

const centre = fileCentre();

const HARDSHIP = { qksm: '订单减少', jyhylx: '1', zgzs: '48', tyrs: '25', qunianrypjgz: '6000.00' };

interface Walk {
  ywlx: string;
  /** What is sent first, and again after the return. */
  values: (tx: Transaction, ywlsh: string, again: boolean) => Record<string, unknown>;
  papers: readonly string[];
  /** A clerk of the centre reads it after the unit's own check. */
  clerk: boolean;
  /** The row that the checker sees is otherwise. */
  changed: string;
  done: (tx: Transaction) => void;
}

/** Everybody who pays in, at this wage. */
function bases(tx: Transaction, ywlsh: string, wage: string): Record<string, unknown> {
  const rows = baseMembers(tx, WU, { page: 1, size: 100, sxny: '' })
    .list.filter(({ grzhzt }) => grzhzt !== '02')
    .map(({ grzh }) => ({ grzh, sxny: '2026-12', snypjgz: wage, btzyy: '' }));
  const { pcbh } = sendRows(tx, WU, 'GJ0203', rows, ywlsh);
  return { tzlx: '1', jcnd: '2026-07-01 至 2027-06-30', sxny: '2026-12', pcbh, ywwd: '0101', cns: '1' };
}

const WALKS: readonly Walk[] = [
  {
    ywlx: 'GJ0102',
    values: (_, __, again) => ({ dwlxdh: again ? '010-64350002' : '010-64350001', dwdzxx: 'fund@example.cn' }),
    papers: [],
    clerk: false,
    changed: '联系电话',
    done: (tx) => expect(unitInfoOf(tx.store, unitOf(tx, WU)).dwlxdh).toBe('010-64350002'),
  },
  {
    ywlx: 'GJ0203',
    values: (tx, ywlsh, again) => bases(tx, ywlsh, again ? '9000.00' : '8000.00'),
    papers: [],
    clerk: false,
    changed: '明细',
    done: ({ store }) =>
      expect(dueRoster(store, dwzh, '2026-12').entries.filter(({ base }) => base === 9000_00n)).toHaveLength(48),
  },
  {
    ywlx: 'GJ0205',
    values: (tx, _, again) => ({
      ...{ sqdwjcbl: '6', sqgrjcbl: '6', sqksny: '2026-12', sqjsny: again ? '2027-04' : '2027-05', jdyy: '02' },
      ...{ ...HARDSHIP, jyrq: tx.today(), ywwd: '0101', cns: '1' },
    }),
    papers: ['0208', '0209'],
    clerk: true,
    changed: '执行期限',
    done: ({ store }) => expect(reliefsOf(store, dwzh).map(({ jsny }) => jsny)).toEqual(['2027-04']),
  },
];

it.each(WALKS)('$ywlx where everything is checked: returned, handed in again, passed, and done', (walk) =>
  centre.transact((tx) => {
    proposeTwoPerson(tx, WU, { zt: '1', xe: '' });
    answerTwoPerson(tx, XING, { ty: '1' });
    const { ywlx } = walk;
    const ywlsh = issueNumber(tx, WU, ywlx);
    for (const wjlxId of walk.papers) addMaterial(tx, WU, { ywlsh, wjlxId, name: '决议.png', bytes: PNG });
    const send = (again: boolean) => submit(tx, WU, { ywlx, ywlsh, ...walk.values(tx, ywlsh, again) });
    expect(send(false)).toMatchObject({ ywzt: '98', dfh: true });
    expect(caseDetail(tx, WU, { ywlsh }).ztsm?.nr).toMatch(/^本单位已开通双人复核，由邢芳/);
    expect(returnCheck(tx, XING, { ywlsh, yy: '请核对' }).ywzt).toBe('97');
    expect(send(true)).toMatchObject({ ywzt: '98', dfh: true });
    expect(caseDetail(tx, XING, { ywlsh }).fhxg?.map(({ label }) => label)).toContain(walk.changed);
    const passed = passCheck(tx, XING, { ywlsh });
    expect(passed.ywzt).toBe(walk.clerk ? '98' : '99');
    if (walk.clerk) review(tx, { ywlsh, result: 'approve', opinion: '同意' });
    expect(caseDetail(tx, WU, { ywlsh }).ywzt).toBe('99');
    walk.done(tx);
  }),
);

it('GJ0205 returned by the centre: its correction was taken in before, is told as one, and shows all that can be returned', () =>
  centre.transact((tx) => {
    proposeTwoPerson(tx, WU, { zt: '1', xe: '' });
    answerTwoPerson(tx, XING, { ty: '1' });
    const [, , walk] = WALKS;
    if (!walk) throw new Error('no walk');
    const ywlsh = issueNumber(tx, WU, 'GJ0205');
    for (const wjlxId of walk.papers) addMaterial(tx, WU, { ywlsh, wjlxId, name: '决议.png', bytes: PNG });
    const send = (again: boolean) =>
      submit(tx, WU, { ywlx: 'GJ0205', ywlsh, ...walk.values(tx, ywlsh, again), qunianks: '800000.00' });
    const smsTo = (phone: string) =>
      readOutbox(tx).flatMap(({ to, text = '' }) => (to === phone && text.includes(ywlsh) ? [text] : []));
    send(false);
    const { sqnr } = caseDetail(tx, XING, { ywlsh });
    expect(sqnr).toContainEqual({ key: 'qunianrypjgz', label: '上年人均月工资', value: '6,000.00元' });
    expect(sqnr).toContainEqual({ key: 'qunianks', label: '上年亏损额', value: '800,000.00元' });
    const { slsj } = passCheck(tx, XING, { ywlsh });
    review(tx, { ywlsh, result: 'return', opinion: '请核对' });
    const again = send(true);
    expect(again).toMatchObject({ slsj, bzdfh: true, bztjsj: expect.any(String) });
    expect(again.dfh).toBeUndefined();
    expect(again.ztsm?.nr).toContain('通过后补正才提交中心、重新计算办理期限');
    expect(smsTo(OPERATORS.邢芳.jbrsjhm)[0]).toMatch(/补正后重新提交，待复核.*复核通过后补正才提交中心。$/);
    expect(passCheck(tx, XING, { ywlsh })).toMatchObject({ slsj, bztjsj: again.bztjsj });
    expect(smsTo(OPERATORS.吴晓东.jbrsjhm).filter((text) => text.includes('已受理'))).toHaveLength(1);
    expect(smsTo(OPERATORS.吴晓东.jbrsjhm)[0]).toContain('补正的降低缴存比例申请');
  }));
