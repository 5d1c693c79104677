import { describe, expect, it } from 'vitest';
import { flows } from '@/flows/registry';
import type { Field } from '@/schema/field-kinds';

/**
 * What may stay empty, by business (the field catalogue): all else is asked of everybody. `?`: asked of some, by what they chose.
 * Of a table the columns, by the table's name. A field that begins to be asked stops people who had nothing to say there.
 */
const MAY_STAY_EMPTY: Readonly<Record<string, string>> = {
  'individual GD0101': 'gtjkr bdcqzh? gfhtbh? lsjzdj beizhu',
  'individual GD0404': 'bgyy',
  'individual GD0601': 'mn',
  'individual GD0605': 'tqry.bctqje',
  'individual GJ0302':
    'sjhm? gddhhm dzyx jtzz? yzbm sqcx hyzk? poxm? pozjhm jtysr xueli? zhiye? zhicheng zhiwu grckzhkhyhdm? grckzhhm dxtx',
  'individual GJ0801': 'hkszd hyzk xueli grjcjs yjce? szrmbqb beizhu',
  'individual GJ0802':
    'lhrylb? cyrzt? sjhm? gddhhm dzyx jtzz? yzbm sqcx hyzk? poxm? pozjhm jtysr xueli? zhiye? zhicheng zhiwu grckzhkhyhdm? grckzhhm dxtx',
  'individual GJ0810': 'yjhfny smsm',
  'individual TQ0101': 'fwbh',
  'individual TQ0102': 'jhjgrq',
  'individual TQ0104': 'zzldhtwjh',
  'individual TQ0105': 'hddz',
  'individual TQ0107': 'czfzjhm rylb',
  'unit GJ0102':
    'dwdz? dwyb dwlxdh? czhm dwdzxx dwsshy? dwjjlx? dwlsgx? dwfxr? jbrxm? jbrzjlx? jbrzjhm? jbrsjhm? jbrgddhhm',
  'unit GJ0108': 'smsm',
  'unit GJ0109': 'hmyy? khhmc khhlhh kksx',
  'unit GJ0201': 'beizhu',
  'unit GJ0204': 'tzhgrjcbl tzyy? yl',
  'unit GJ0205': 'qunianks',
  'unit GJ0206': 'qunianks? qunianyl',
  'unit GJ0209': 'sjdw mx.xingming',
  'unit GJ0302': 'sjhm gddhhm dzyx jtzz yzbm hyzk jtysr xueli zhiye zhicheng zhiwu',
  'unit GJ0303': 'xxingming? xzjlx xzjhm?',
  'developer KH0103': 'frdbzjhm dzyx bzjkhm? bzjzhkhh? bzjzh?',
  'developer KH0104': 'ysxkz? jgrq? jgzh? lxr? lxdh?',
  'developer KH0105': 'jgrq',
};

const toldOf = (name: string, { required }: { required?: unknown }) =>
  required === undefined ? [] : [`${name}${required === false ? '' : '?'}`];

const emptyOf = (field: Field): string[] => [
  ...toldOf(field.name, field),
  ...(field.kind === 'rows' ? field.columns.flatMap((column) => toldOf(`${field.name}.${column.name}`, column)) : []),
];

const built = flows.flatMap((entry) => (entry.load ? [{ ...entry, load: entry.load }] : []));

describe('what may stay empty', () => {
  it.each(built)('in $area $code $title', async ({ area, code, load }) => {
    const { default: flow } = await load();
    const fields = flow.sections.flatMap(({ fields }) => fields);
    expect(fields.flatMap(emptyOf).join(' ')).toBe(MAY_STAY_EMPTY[`${area} ${code}`] ?? '');
  });
});
