import { hasAccount, lastSpan, type PersonRecord, persons, unitOf } from '@mocks/centre/kernel/people';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { judge } from '@mocks/centre/office/applications';
import { dueMonth } from '@mocks/centre/remittance/list/confirm';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { NEW_PHONES, PEOPLE, UNITS } from '../../people';
import { rowFaults } from '../submit';

const centre = fileCentre();

/** What a refusal of a unit's names as the way on, by the words it has for it. */
const UNITS_OWN: readonly [string, string][] = [
  ['启封', 'GJ0304'],
  ['同城转移', 'GJ0306'],
];
const FLEXIBLE_TRANSFER = '请本人办理灵活就业人员转移';
/** It is somebody else's turn, and what they are to do is named. */
const OTHERS_TURN = /原单位|请到(柜台|网点)|冻结|在途提取业务/;
/** The unit pays in for them. */
const NOTHING_TO_DO = /^该职工已在本单位正常缴存$|^该职工账户正常/;

/** What the unit is told of who somebody is, in a business; '' where nothing stands against them. */
function refusal(tx: Transaction, actor: Actor, code: string, person: PersonRecord, byAccount = false): string {
  const { grzh, xingming, zjhm } = person;
  const due = dueMonth(tx, unitOf(tx, actor));
  const shared = { xingming, grjcjs: '8000.00' };
  const rows: Record<string, object> = {
    GJ0301: { ...shared, zjhm, zjlx: '01', sjhm: NEW_PHONES.employee, gzrq: '2026-11-02', sfxcjgz: '0', qjny: due },
    GJ0304: { ...shared, grzh, qfyy: '01', sxny: due },
    GJ0306: { ...shared, zjhm: byAccount ? grzh : zjhm, zyfx: '1', zrdwzh: '', zysxny: due },
  };
  const faults = rowFaults(tx, actor, code, rows[code] ?? {});
  return faults.zjhm ?? faults.grzh ?? faults.xingming ?? '';
}

/** Goes the way that a refusal names: it is open, or somebody else's turn. @throws where it leads nowhere, back or further on */
function walk(tx: Transaction, actor: Actor, code: string, person: PersonRecord, byAccount = false): void {
  const said = refusal(tx, actor, code, person, byAccount);
  if (said === '' || NOTHING_TO_DO.test(said) || OTHERS_TURN.test(said)) return;
  const who = `${unitOf(tx, actor).dwmc}，${person.xingming}，${code}：${said}`;
  if (said.includes(FLEXIBLE_TRANSFER)) {
    const { tj } = judge(tx, { kind: 'person', grzh: person.grzh }, { ywlx: 'GJ0803' });
    const broken = tj.filter(({ mz }) => !mz).map(({ tjbh }) => tjbh);
    expect(broken, who).toEqual(person.grzhzt === '06' ? ['DJ'] : []);
    return;
  }
  const next = UNITS_OWN.find(([words]) => said.includes(words))?.[1] ?? '';
  expect(next, who).not.toBe('');
  const then = refusal(tx, actor, next, person);
  expect(then === '' || OTHERS_TURN.test(then), `${who} → ${next}：${then}`).toBe(true);
}

it.each(['GJ0301', 'GJ0304', 'GJ0306'])('from %s nobody with an account is sent to and fro', (code) =>
  centre.transact((tx) => {
    const everybody = [...persons(tx.store).values()].filter((one) => hasAccount(one) && one.zjlx === '01');
    const named = new Set(Object.values(PEOPLE).map(({ grzh }) => grzh as string));
    for (const { dwzh } of [UNITS.华夏精密, UNITS.蓝天科技]) {
      const actor: Actor = { kind: 'unit', dwzh };
      for (const person of everybody) {
        const own = lastSpan(person)?.dwzh === dwzh;
        if (!own && !named.has(person.grzh)) continue;
        // Who is chosen from the own roster is named by the account.
        if (code !== 'GJ0304' || own) walk(tx, actor, code, person, own && code === 'GJ0306');
        if (own && code === 'GJ0306') walk(tx, actor, code, person);
      }
    }
  }),
);
