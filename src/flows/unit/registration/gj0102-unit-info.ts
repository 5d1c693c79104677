import { fetchUnitProfile, sendUnitChangeCode, type UnitProfile } from '@/api/unit/unit-info';
import { isMobile } from '@/domain/identity/phone';
import { defineFlow } from '@/engine/flow/define-flow';
import type { UnitFacts } from '@/engine/flow/facts';
import { type FieldRef, schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Plain } from '@/schema/field-kinds';
import { unitChangeFields } from '@/schema/unit/gj0102-unit-info';
import { unitFigures } from '../blocks/unit-figures';

type Values = ValuesOf<typeof unitChangeFields>;
type Facts = UnitFacts<UnitProfile>;
type Seen = Plain<Values>;
const fields = (refs: readonly FieldRef<typeof unitChangeFields, Facts>[]) =>
  schemaFields<typeof unitChangeFields, Facts>(unitChangeFields, refs);
const always = () => true;

/** The registered number is masked, so an empty number means unchanged: a different person is entered by another name or number. */
const another = ({ jbrxm, jbrzjlx, jbrzjhm }: Seen, { own }: Facts) =>
  jbrzjhm !== '' || (jbrxm !== '' && jbrxm !== own.jbrxm) || jbrzjlx !== own.jbrzjlx;
const proves = (values: Seen, facts: Facts) => values.jbrsjhm !== '' || another(values, facts);

/** GJ0102 缴存登记信息变更 (docs/rules/gj0102-unit-info.md). Also completes the unit's basic information (docs/specification.md 4). */
export default defineFlow<'unit', Values, UnitProfile>()({
  code: 'GJ0102',
  title: '缴存登记信息变更',
  service: 'jcdwxx/xxbg',
  completes: ['basic'],
  own: (signal) => fetchUnitProfile({ signal }),
  initial: initialOf(unitChangeFields),
  former: ({ own: { dwmc: _, tyshxydm, dwxz, dwfrdbxm, dwfrdbzjhm, ywwd, qsx, gjqs, scdj, ...kept } }) => kept,
  sections: [
    {
      key: 'unit',
      title: '单位信息',
      note: '单位名称、统一社会信用代码、法定代表人、单位性质和归属网点不能在此修改，请办理缴存登记关键信息变更。',
      figures: (facts) => [
        ...unitFigures(facts).slice(0, 4),
        { label: '待完善的基本信息', value: facts.own.qsx.map(({ label }) => label).join('、') || '无' },
      ],
      fields: [],
    },
    {
      key: 'contact',
      title: '地址与联系方式',
      fields: fields([
        { name: 'dwdz', required: always },
        { name: 'dwyb', short: true },
        { name: 'dwlxdh', required: always, short: true },
        { name: 'czhm', short: true },
        { name: 'dwdzxx', short: true },
      ]),
    },
    {
      key: 'kind',
      title: '行业与发薪日',
      fields: fields([
        { name: 'dwsshy', required: always, short: true },
        { name: 'dwjjlx', required: always, short: true },
        { name: 'dwlsgx', required: always, short: true },
        { name: 'dwfxr', required: always, hint: '每月几日发放工资；变更后自下月起计算汇缴期限', short: true },
      ]),
    },
    {
      key: 'operator',
      title: '经办人',
      note: '变更经办人须上传单位授权委托书和新经办人身份证，由中心审核，审核后由登记的法定代表人在手机上确认；办结后原经办人的登录失效，新经办人在“缴存单位注册”设置登录密码。',
      fields: fields([
        { name: 'jbrxm', required: always, short: true },
        { name: 'jbrzjlx', required: always, short: true },
        {
          name: 'jbrzjhm',
          hint: '不变更请留空',
          required: ({ jbrxm, jbrzjlx }, { own }) => jbrxm !== own.jbrxm || jbrzjlx !== own.jbrzjlx,
          short: true,
        },
        { name: 'jbrsjhm', hint: '不变更请留空；变更须验证新号码', required: another, short: true },
        { name: 'jbrgddhhm', short: true },
        {
          name: 'dxyzm',
          hint: '发送至新的经办人手机',
          visible: proves,
          send: ({ jbrsjhm }) => sendUnitChangeCode(jbrsjhm),
          to: ({ jbrsjhm }, { own }) => (isMobile(jbrsjhm) ? jbrsjhm : jbrsjhm === '' ? own.jbrsjhm : ''),
        },
      ]),
    },
  ],
  materials: ({ jbrxm, jbrzjlx, jbrzjhm }) => ({ jbrxm, jbrzjlx, jbrzjhm }),
  receipt: {
    next: ({ ywzt }) =>
      ywzt === '99'
        ? ['变更已生效，变更通知已发送到消息中心和经办人手机。', '变更记录可以在“单位缴存登记”中查看。']
        : ['中心将在承诺办结日前完成审核，审核通过前原信息不变。', '办理进度可以在“我的办件”中查看；审核前可以撤回。'],
  },
});
