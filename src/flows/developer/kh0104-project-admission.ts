import { type DeveloperProject, fetchMyProjects } from '@/api/developer/developer';
import { GREEN_STAR_OPTIONS } from '@/domain/loan/green-building';
import { FINISHED_HOMES, PROJECT, projectCompletionText } from '@/domain/loan/project-state';
import { defineFlow } from '@/engine/flow/define-flow';
import type { DeveloperFacts } from '@/engine/flow/facts';
import type { Code, DateText, FreeText, Mobile, Plain, Rate, Tick } from '@/schema/field-kinds';
import { dictionaryLabel, dictionaryOptions, dictionaryTree } from '@/session/dictionary';

interface Values {
  sqlx: Code;
  lpbh: Code;
  lpmc: FreeText;
  qy: Code;
  lpdz: FreeText;
  fwxz: Code;
  fwlx: Code;
  lsjzdj: Code;
  ysxkz: FreeText;
  tdzh: FreeText;
  ghxkz: FreeText;
  sgxkz: FreeText;
  jgrq: DateText;
  jgzh: Code;
  bzjbl: Rate;
  lxr: FreeText;
  lxdh: Mobile;
  ywwd: Code;
  cns: Tick;
}

type Own = readonly DeveloperProject[];
type Facts = DeveloperFacts<Own>;
type Seen = Plain<Values>;

const CHANGE = '2';
const chosen = ({ sqlx }: Seen) => sqlx !== '';
const isNew = ({ sqlx }: Seen) => sqlx === '1';
const isChange = ({ sqlx }: Seen) => sqlx === CHANGE;
/** Fields left empty in a change keep their registered value. */
const unlessChange = { visible: chosen, required: isNew } as const;
const onlyNew = { visible: isNew } as const;

const projectOf = ({ lpbh }: Seen, { own }: Facts) => own.find((project) => project.lpbh === lpbh);
const completionIn = ({ jgrq, fwlx }: DeveloperProject) =>
  projectCompletionText({ jgrq, established: fwlx === FINISHED_HOMES });
const accountIn = ({ jgkhyh, jgzh }: DeveloperProject) => `${jgkhyh} ${jgzh}`;
/** Registered values of the fields that a change may alter. */
function standing(values: Seen, facts: Facts): Readonly<Record<string, string>> | null {
  const project = projectOf(values, facts);
  if (!isChange(values) || !project) return null;
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
  version: 1,
  service: 'kfslpxx',
  own: (signal) => fetchMyProjects({ signal }),
  variant: { name: 'sqlx', values: ['1', CHANGE], titles: { '1': '楼盘准入申请', [CHANGE]: '楼盘变更' } },
  prefillFromQuery: (query, { own }) => ({ lpbh: own.find(({ lpbh }) => lpbh === query.get('lpbh'))?.lpbh ?? '' }),
  initial: {
    sqlx: '',
    lpbh: '',
    lpmc: '',
    qy: '',
    lpdz: '',
    fwxz: '',
    fwlx: '',
    lsjzdj: '',
    ysxkz: '',
    tdzh: '',
    ghxkz: '',
    sgxkz: '',
    jgrq: '',
    jgzh: '',
    bzjbl: '',
    lxr: '',
    lxdh: '',
    ywwd: '',
    cns: false,
  },
  prefill: ({ branch }) => ({ ywwd: branch }),
  sections: [
    {
      key: 'matter',
      title: '申请事项',
      figures: ({ developer }) => [
        { label: '开发商', value: developer.kfsmc },
        { label: '资质有效期至', value: developer.zzyxq },
      ],
      fields: [
        { kind: 'radio', name: 'sqlx', label: '申请类型', dictionary: 'lpsqlx' },
        {
          kind: 'select',
          name: 'lpbh',
          label: '楼盘',
          hint: '以下只填写需要变更的项目，其他留空',
          visible: isChange,
          options: ({ own }: Facts) =>
            own
              .filter(({ zt }) => zt !== PROJECT.inReview)
              .map(({ lpbh, lpmc, zt }) => ({ value: lpbh, label: `${lpmc}（${dictionaryLabel('lpzt', zt)}）` })),
        },
      ],
      derived: (values, facts) => {
        const project = projectOf(values, facts);
        if (!isChange(values) || !project) return [];
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
      fields: [
        { kind: 'text', name: 'lpmc', label: '楼盘名称', ...onlyNew },
        {
          kind: 'select',
          name: 'qy',
          label: '所在区',
          short: true,
          // The centre's own city is the first entry of the region list.
          options: () => (dictionaryTree('xzqh')[0]?.children ?? []).map(({ label }) => ({ value: label, label })),
          ...onlyNew,
        },
        { kind: 'text', name: 'lpdz', label: '楼盘地址', hint: '街道和门牌号，如滨江路128号', ...onlyNew },
        {
          kind: 'select',
          name: 'fwxz',
          label: '房屋性质',
          short: true,
          options: () => dictionaryOptions('fwxz').filter(({ value }) => value === '01' || value === '03'),
          ...onlyNew,
        },
        {
          kind: 'select',
          name: 'fwlx',
          label: '房屋类型',
          short: true,
          options: () => dictionaryOptions('fwlx').filter(({ value }) => value !== '3'),
          ...onlyNew,
        },
        {
          kind: 'select',
          name: 'lsjzdj',
          label: '绿色建筑星级',
          short: true,
          options: GREEN_STAR_OPTIONS,
          ...onlyNew,
        },
        { kind: 'text', name: 'ysxkz', label: '预售许可证号', ...unlessChange },
        { kind: 'text', name: 'tdzh', label: '土地使用权证号', short: true, ...onlyNew },
        { kind: 'text', name: 'ghxkz', label: '建设工程规划许可证号', short: true, ...onlyNew },
        { kind: 'text', name: 'sgxkz', label: '建筑工程施工许可证号', short: true, ...onlyNew },
        {
          kind: 'date',
          name: 'jgrq',
          label: '竣工日期',
          hint: '期房填写预计日期；现房填写竣工日期，须上传竣工验收备案表',
          short: true,
          ...unlessChange,
        },
      ],
    },
    {
      key: 'money',
      title: '资金监管与保证金',
      note: '监管账户从“开发商信息维护”登记的预售资金监管账户中选择；需要新账户的，请先在那里登记。',
      standing,
      fields: [
        { kind: 'select', name: 'jgzh', label: '监管账户', options: supervised, ...unlessChange },
        {
          kind: 'rate',
          name: 'bzjbl',
          label: '保证金比例',
          decimals: 2,
          hint: '占每笔贷款金额的百分比，放款当日划存',
          short: true,
          ...onlyNew,
        },
      ],
    },
    {
      key: 'contact',
      title: '联系方式',
      standing,
      fields: [
        { kind: 'text', name: 'lxr', label: '楼盘联系人', length: 'name', short: true, ...unlessChange },
        { kind: 'mobile', name: 'lxdh', label: '联系电话', short: true, ...unlessChange },
      ],
    },
    {
      key: 'promise',
      title: '受理与承诺',
      fields: [
        { kind: 'select', name: 'ywwd', label: '受理网点', dictionary: 'WDXX' },
        {
          kind: 'tick',
          name: 'cns',
          label: '承诺书',
          text: '本企业承诺所填信息和所交材料真实有效，按约定存入保证金，并对所售房屋的权属和销售状态负责。',
        },
      ],
    },
  ],
  judge: { deciding: [], estimate: () => null },
  materials: {
    jdbh: 'KH0104-01',
    mlbh: 'MLKH0104',
    zstj: ({ sqlx, lpbh, ysxkz, jgzh, jgrq, fwlx }) => ({ sqlx, lpbh, ysxkz, jgzh, jgrq, fwlx }),
  },
  receipt: {
    figures: (values) => (isChange(values) ? null : [{ label: '楼盘', value: values.lpmc }]),
    next: ({ ywzt }, values) => {
      if (ywzt === '99') return ['变更已生效。'];
      const answered = '中心审核后答复，结果会发送到消息中心；审核前可以撤回，退回的请按意见补正。';
      if (values?.sqlx === CHANGE) return [answered, '审核通过前，楼盘仍按原来登记的信息办理。'];
      return [answered, '准入后请在“楼栋表”导入房屋，购房人才能选择。'];
    },
  },
});
