import { moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { unitClosingFields } from '@/schema/unit/gj0108-unit-closing';
import { unitClosingNote } from '../../../data/notes/unit-notes';
import { moveCase } from '../../cases/case-states';
import { FieldReader } from '../../cases/field-reader';
import { readFields } from '../../cases/read-fields';
import type { Application, Assessment, BusinessRule, RawValues } from '../../cases/rule';
import { unitOf, units } from '../../kernel/people';
import { actorOf, BusinessError, REFUSED } from '../../kernel/transaction';
import { closeUnit, closingConditions } from '../../members/unit/unit-closing';
import { unitConditions } from '../../registration/unit-changes';

const STATES = ['01', '02', '03', '05', '99'];

/**
 * Closes the account of a unit that ended (docs/rules/gj0108-unit-closing.md): no members or money may remain, and a clerk checks the
 * documents.
 */
export const unitClosing: BusinessRule = {
  ywlx: 'GJ0108',
  ywmc: '单位缴存登记注销',
  area: 'deposit',
  kind: 'unit',
  changes: 'registration',
  notice: unitClosingNote,
  days: 3,
  conditions: (application) => [...unitConditions(application, STATES).slice(0, 1), ...closingConditions(application)],
  needs: () => [
    { wjlxId: '0207', wjmc: '注销、破产、撤销、合并、分立文件', sfbs: '1', mjsm: '' },
    { wjlxId: '0204', wjmc: '单位授权委托书', sfbs: '1', mjsm: '' },
    { wjlxId: '0203', wjmc: '经办人身份证', sfbs: '1', mjsm: '' },
  ],
  assess,
  approve: (tx, record, approval) => {
    const actor = actorOf(record.owner);
    // Money or members may have come during the review.
    const broken = closingConditions({ tx, actor, ywlsh: record.ywlsh }).find(({ mz }) => !mz);
    if (broken) throw new BusinessError(REFUSED, `${broken.refusal}；请退回或作不通过处理`);
    const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
    const { people, fen } = closeUnit(tx, unitOf(tx, actor), record.ywlsh);
    const moved = people > 0 ? `，封存职工${peopleText(people)}（余额${moneyText(fen)}）转入集中封存户` : '';
    const yj = `单位账户已销户${moved}`;
    return moveCase(tx, passed, { to: '99', jdmc: '注销登记', clr: '系统', yj });
  },
  message: ({ ywzt, ywmc, ywlsh, lc }) =>
    ywzt === '99'
      ? {
          title: `${ywmc}已办结`,
          nr: `贵单位的${ywmc}（${ywlsh}）已办结，${lc.at(-1)?.yj}。以后可以登录查询，不能再办理业务。`,
        }
      : undefined,
};

function assess({ tx, actor }: Application, raw: RawValues): Assessment {
  const { dwmc, dwzh } = unitOf(tx, actor);
  const reader = new FieldReader(raw);
  const rows = readFields(reader, unitClosingFields, { today: tx.today() });
  const [name, number] = [reader.valid('zcdwmc'), reader.valid('zcdwzh')];
  // The successor is another unit of the centre with this number and name.
  const found = units(tx.store).get(number);
  const right = found && number !== dwzh && found.dwmc === name && ['01', '02', '03'].includes(found.dwzhzt);
  if (name && number && !right) reader.fail('zcdwzh', '未查询到该承接单位，请核对单位账号和名称');
  const sqnr = [{ label: '单位', value: `${dwmc}（${dwzh}）` }, ...rows];
  return { ...reader.assessed(), manual: ['注销登记须人工审核'], sqnr };
}
