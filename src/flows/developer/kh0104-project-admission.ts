import { type DeveloperProject, fetchMyProjects } from '@/api/developer/developer';
import { FINISHED_HOMES, PROJECT, projectCompletionText } from '@/domain/loan/project-state';
import { defineFlow } from '@/engine/flow/define-flow';
import type { DeveloperFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { isProjectChange, projectFields } from '@/schema/developer/kh0104-project-admission';
import type { Plain } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';

type Values = ValuesOf<typeof projectFields>;
type Own = readonly DeveloperProject[];
type Facts = DeveloperFacts<Own>;
type Seen = Plain<Values>;

const CHANGE = '2';
const fields = schemaFields<typeof projectFields, Facts>;
const projectOf = ({ lpbh }: Seen, { own }: Facts) => own.find((project) => project.lpbh === lpbh);
const completionIn = ({ jgrq, fwlx }: DeveloperProject) =>
  projectCompletionText({ jgrq, established: fwlx === FINISHED_HOMES });
const accountIn = ({ jgkhyh, jgzh }: DeveloperProject) => `${jgkhyh} ${jgzh}`;
/** Registered values of the fields that a change may alter. */
function standing(values: Seen, facts: Facts): Readonly<Record<string, string>> | null {
  const project = projectOf(values, facts);
  if (!isProjectChange(values) || !project) return null;
  const { ysxkz, lxr, lxdh } = project;
  return { ysxkz, jgrq: completionIn(project), jgzh: accountIn(project), lxr, lxdh };
}
const supervised = ({ developer, banks }: Facts) =>
  developer.sfzh
    .filter(({ zhxz }) => zhxz === '2')
    .map(({ sfrzhhm, sfrkhyhmc }) => ({
      value: sfrzhhm,
      label: `${banks.find(({ yhdm }) => yhdm === sfrkhyhmc)?.yhmc ?? ''} ${sfrzhhm}`,
    }));

/** KH0104 楼盘准入申请，以及已准入楼盘的变更 (docs/rules/kh0104-project-admission.md). */
export default defineFlow<'developer', Values, Own>()({
  code: 'KH0104',
  title: '楼盘准入与变更',
  service: 'kfslpxx',
  own: (signal) => fetchMyProjects({ signal }),
  variant: { name: 'sqlx', values: ['1', CHANGE], titles: { '1': '楼盘准入申请', [CHANGE]: '楼盘变更' } },
  prefillFromQuery: (query, { own }) => ({ lpbh: own.find(({ lpbh }) => lpbh === query.get('lpbh'))?.lpbh ?? '' }),
  initial: initialOf(projectFields),
  prefill: ({ branch }) => ({ ywwd: branch }),
  sections: [
    {
      key: 'matter',
      title: '申请事项',
      figures: ({ developer }) => [
        { label: '开发商', value: developer.kfsmc },
        { label: '资质有效期至', value: developer.zzyxq },
      ],
      fields: fields(projectFields, [
        'sqlx',
        {
          name: 'lpbh',
          hint: '以下只填写需要变更的项目，其他留空',
          options: ({ own }) =>
            own
              .filter(({ zt }) => zt !== PROJECT.inReview)
              .map(({ lpbh, lpmc, zt }) => ({ value: lpbh, label: `${lpmc}（${dictionaryLabel('lpzt', zt)}）` })),
        },
      ]),
      derived: (values, facts) => {
        const project = projectOf(values, facts);
        if (!isProjectChange(values) || !project) return [];
        return [
          { label: '现预售许可证号', value: project.ysxkz },
          { label: '现竣工日期', value: completionIn(project) },
          { label: '现监管账户', value: accountIn(project) },
          { label: '现联系人', value: `${project.lxr} ${project.lxdh}` },
          { label: '保证金比例', value: `${project.bzjbl}%（准入时约定）` },
        ];
      },
    },
    {
      key: 'project',
      title: '楼盘信息',
      standing,
      fields: fields(projectFields, [
        'lpmc',
        { name: 'qy', short: true },
        { name: 'lpdz', hint: '街道和门牌号，如滨江路128号' },
        { name: 'fwxz', short: true },
        { name: 'fwlx', short: true },
        { name: 'lsjzdj', short: true },
        'ysxkz',
        { name: 'tdzh', short: true },
        { name: 'ghxkz', short: true },
        { name: 'sgxkz', short: true },
        { name: 'jgrq', hint: '期房填写预计日期；现房填写竣工日期，须上传竣工验收备案表', short: true },
      ]),
    },
    {
      key: 'money',
      title: '资金监管与保证金',
      note: '监管账户从“开发商信息维护”登记的预售资金监管账户中选择；需要新账户的，请先在那里登记。',
      standing,
      fields: fields(projectFields, [
        { name: 'jgzh', options: supervised },
        { name: 'bzjbl', hint: '占每笔贷款金额的百分比，放款当日划存', short: true },
      ]),
    },
    {
      key: 'contact',
      title: '联系方式',
      standing,
      fields: fields(projectFields, [
        { name: 'lxr', short: true },
        { name: 'lxdh', short: true },
      ]),
    },
    {
      key: 'promise',
      title: '受理与承诺',
      fields: fields(projectFields, [
        { name: 'ywwd', preset: true },
        {
          name: 'cns',
          text: '本企业承诺所填信息和所交材料真实有效，按约定存入保证金，并对所售房屋的权属和销售状态负责。',
        },
      ]),
    },
  ],
  materials: ({ sqlx, lpbh, ysxkz, jgzh, jgrq, fwlx }) => ({ sqlx, lpbh, ysxkz, jgzh, jgrq, fwlx }),
  receipt: {
    figures: (values) => (isProjectChange(values) ? null : [{ label: '楼盘', value: values.lpmc }]),
    next: ({ ywzt }, values) => {
      if (ywzt === '99') return ['变更已生效。'];
      const answered = '中心审核后答复，结果会发送到消息中心；审核前可以撤回，退回的请按意见补正。';
      if (values?.sqlx === CHANGE) return [answered, '审核通过前，楼盘仍按原来登记的信息办理。'];
      return [answered, '准入后请在“楼栋表”导入房屋，购房人才能选择。'];
    },
  },
});
