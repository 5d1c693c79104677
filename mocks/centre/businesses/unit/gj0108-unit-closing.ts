import { isTelephone } from '@/domain/identity/phone';
import { moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { LONGEST_NAME } from '@/domain/text/person-name';
import { unitClosingNote } from '../../../data/notes/unit-notes';
import { moveCase } from '../../cases/case-states';
import { FieldReader, labelOf } from '../../cases/field-reader';
import type { Application, Assessment, BusinessRule, RawValues } from '../../cases/rule';
import { unitOf, units } from '../../kernel/people';
import { actorOf, BusinessError, REFUSED } from '../../kernel/transaction';
import { closeUnit, closingConditions } from '../../members/unit/unit-closing';
import { unitConditions } from '../../registration/unit-changes';

const STATES = ['01', '02', '03', '05', '99'];
/** Closing reasons with a successor: 合并, 分立. */
const TAKEN_OVER = ['04', '05'];

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
  limit: () => null,
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

function assess(application: Application, raw: RawValues): Assessment {
  const { tx, actor } = application;
  const { dwmc, dwzh } = unitOf(tx, actor);
  const reader = new FieldReader(raw);
  const dwxhyy = reader.code('dwxhyy', { label: '注销原因', from: 'dwxhyy' });
  const zxrq = reader.pastDate('zxrq', { label: '登记机关核准日期', today: tx.today() });
  if (TAKEN_OVER.includes(dwxhyy)) readSuccessor(application, reader, dwzh);
  const who = reader.text('qsfzr', { label: '清算负责人', most: LONGEST_NAME });
  const phone = reader.text('qsfzrdh', { label: '清算负责人电话', most: 20 });
  if (phone !== '' && !isTelephone(phone)) reader.fail('qsfzrdh', '请输入正确格式的联系电话，如010-62345678');
  reader.text('smsm', { label: '情况说明', most: 200, required: false });
  reader.tick('cns', '请阅读并同意承诺书');
  const { values, errors, labels } = reader;
  const rows = [
    { label: '单位', value: `${dwmc}（${dwzh}）` },
    { label: '注销原因', value: labelOf('dwxhyy', dwxhyy) },
    { label: '登记机关核准日期', value: zxrq },
    { label: '承接单位', value: values.zcdwmc ? `${values.zcdwmc}（${values.zcdwzh}）` : '' },
    { label: '清算负责人', value: who },
    { label: '清算负责人电话', value: phone },
    { label: '情况说明', value: values.smsm ?? '' },
  ];
  const sqnr = rows.filter(({ value }) => value !== '');
  return { fieldErrors: errors, values, labels, amount: 0n, manual: ['注销登记须人工审核'], sqnr };
}

/** Reads the successor: another unit of the centre with this number and name. */
function readSuccessor({ tx }: Application, reader: FieldReader, own: string): void {
  const name = reader.text('zcdwmc', { label: '承接单位名称', most: 60 });
  const number = reader.text('zcdwzh', { label: '承接单位账号', most: 10 });
  if (name === '' || number === '') return;
  const found = units(tx.store).get(number);
  const right = found && number !== own && found.dwmc === name && ['01', '02', '03'].includes(found.dwzhzt);
  if (!right) reader.fail('zcdwzh', '未查询到该承接单位，请核对单位账号和名称');
}
