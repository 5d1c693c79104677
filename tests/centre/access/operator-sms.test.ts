import { notify } from '@mocks/centre/access/notify';
import { smsOperator } from '@mocks/centre/access/operator-sms';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { units } from '@mocks/centre/kernel/people';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { expect, it } from 'vitest';
import { OPERATORS, UNITS } from '../../people';
import { centreOn } from '../fixture';

const { dwzh, dwmc } = UNITS.华夏精密;
const sent = async (one: { jbrsjhm: string; jbrzjhm: string; jbrxm: string }, nr: string) =>
  (await centreOn()).transact((tx) => {
    smsOperator(tx, dwzh, one, nr);
    return readOutbox(tx)[0];
  });

it.each([
  ['贵单位的封存已办结。', `贵单位（${dwmc}）的封存已办结。`],
  ['2026-12汇缴未扣款。', `${dwmc}：2026-12汇缴未扣款。`],
  [`${dwmc}的封存待复核。`, `${dwmc}的封存待复核。`],
])('whoever acts for two units reads which is meant: %s', async (nr, text) => {
  expect(await sent(OPERATORS.吴晓东, nr)).toMatchObject({ text: `【住房公积金】${text}` });
});

it('whoever acts for one is not told its name', async () => {
  const nr = '贵单位的封存已办结。';
  expect(await sent(OPERATORS.邢芳, nr)).toMatchObject({ text: `【住房公积金】${nr}` });
});

it('what the unit is told in the hall names nobody twice: two units hear the same there, and different things on the phone', async () => {
  await (await centreOn()).transact((tx) => {
    const jbr = units(tx.store).get(dwzh)?.operator;
    for (const unit of [UNITS.华夏精密, UNITS.蓝天科技]) {
      const owner = ownerOf({ kind: 'unit', dwzh: unit.dwzh });
      notify(tx, owner, 'instruction-cancelled', { now: 1, by: '经办人取消' }, { jbr });
    }
    const rest = '已由经办人取消每月自动汇缴，以后请每月自行办理汇缴。';
    const told = [...tx.store.table<{ title: string; nr: string }>('messages').values()];
    expect(told.filter(({ title }) => title === '已取消每月自动汇缴').map(({ nr }) => nr)).toEqual([
      `贵单位${rest}`,
      `贵单位${rest}`,
    ]);
    const [second, first] = readOutbox(tx);
    expect([first?.text, second?.text]).toEqual(
      [dwmc, UNITS.蓝天科技.dwmc].map((name) => `【住房公积金】贵单位（${name}）${rest}`),
    );
  });
});
