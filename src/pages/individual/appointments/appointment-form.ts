import type { Appointment, AppointmentBasis, AppointmentGroup, AppointmentRequest } from '@/api/public/appointments';
import type { Branch } from '@/api/public/counters';
import { isMasked } from '@/domain/text/mask';
import type { FormDefinition } from '@/form/definition';
import type { FieldOf } from '@/form/field-kinds';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import type { Code, CustomText, FieldOption, FlowValues, FreeText, Mobile } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { placeIn } from './chosen-place';

/** Branch and time, of a new or changed appointment. */
interface PlaceValues {
  wdbh: Code;
  /** Branch, day and slot (chosen-place). */
  yysd: CustomText;
}

interface AppointmentValues extends PlaceValues {
  yylx: Code;
  yysx: Code;
  sxsm: FreeText;
  lxdh: Mobile;
}

/** A matter outside of the businesses, described as text. */
const OTHER_MATTER = 'QT';
const LONGEST_WORDS = 200;

const rule = must<AppointmentValues>;

const TIME: FieldOf<PlaceValues> = {
  kind: 'custom',
  name: 'yysd',
  label: '预约时间',
  messages: { required: '请选择预约时间' },
  load: () => import('./SlotControl'),
  show: () => [],
  rules: [must<PlaceValues>((text, { wdbh }) => placeIn(text, wdbh) !== undefined)('请选择该网点的预约时间')],
};

/** Form of a new appointment (docs/rules/appointments.md). `start`: values preset by the address. */
export function appointmentForm(
  { lx, lxdh }: AppointmentBasis,
  branches: readonly Branch[],
  start: Readonly<Record<'yylx' | 'yysx' | 'wdbh', string>>,
): FormDefinition {
  const groupOf = ({ yylx }: { yylx: string }) => lx.find((group) => group.yylx === yylx);
  const matterOf = (values: { yylx: string; yysx: string }) =>
    groupOf(values)?.sx.find(({ yysx }) => yysx === values.yysx);
  return defineOpenForm<AppointmentValues>()({
    code: 'wdyy',
    initial: {
      yylx: lx.length === 1 ? (lx[0]?.yylx ?? '') : start.yylx,
      yysx: start.yysx,
      sxsm: '',
      wdbh: start.wdbh,
      yysd: '',
      lxdh,
    },
    sections: [
      {
        key: 'matter',
        title: '办什么',
        fields: [
          {
            kind: 'radio',
            name: 'yylx',
            label: '预约类型',
            options: lx.map(({ yylx, mc }) => ({ value: yylx, label: mc })),
            rules: [(_, values) => openAlready(groupOf(values))],
          },
          {
            kind: 'select',
            name: 'yysx',
            label: '预约事项',
            visible: (values) => values.yylx !== '',
            options: (_, values) => groupOf(values)?.sx.map(({ yysx, mc }) => ({ value: yysx, label: mc })) ?? [],
          },
          {
            kind: 'text',
            name: 'sxsm',
            label: '事项说明',
            multiline: true,
            length: 'remark',
            hint: `有助于提前准备，不超过${LONGEST_WORDS}字；不要写证件号码、账号`,
            required: (values) => values.yysx === OTHER_MATTER,
            rules: [rule((text) => Array.from(text).length <= LONGEST_WORDS)(`事项说明不能超过${LONGEST_WORDS}个字`)],
          },
        ],
        derived: (values) => {
          const cl = matterOf(values)?.cl ?? [];
          return cl.length > 0 ? [{ label: '请携带', value: cl.join('；') }] : [];
        },
      },
      {
        key: 'place',
        title: '到哪里办',
        fields: [
          {
            kind: 'radio',
            name: 'wdbh',
            label: '网点',
            cards: true,
            options: (_, values) => branchOptions(branches, groupOf(values)?.kbyw),
          },
        ],
      },
      {
        key: 'time',
        title: '什么时候',
        fields: [
          TIME,
          {
            kind: 'mobile',
            name: 'lxdh',
            label: '联系电话',
            short: true,
            hint: '预约结果和前一天的提醒发到这个号码；不改动即使用账户登记的号码',
            rules: [rule((text) => text === lxdh || !isMasked(text))('请输入完整的手机号码')],
          },
        ],
      },
    ],
  });
}

/** Form for changing time or branch. `kbyw`: businesses that the branch must offer. */
export function appointmentChangeForm(
  { wdbh }: Appointment,
  kbyw: string | undefined,
  branches: readonly Branch[],
): FormDefinition {
  return defineOpenForm<PlaceValues>()({
    code: 'wdyy-gq',
    initial: { wdbh, yysd: '' },
    sections: [
      {
        key: 'place',
        title: '改到哪里',
        fields: [{ kind: 'radio', name: 'wdbh', label: '网点', cards: true, options: branchOptions(branches, kbyw) }],
      },
      { key: 'time', title: '改到什么时候', fields: [TIME] },
    ],
  });
}

export function changeRequest(values: FlowValues): Place {
  const { wdbh, yysd } = openFormValues<PlaceValues>(values);
  return placeOf(wdbh, yysd);
}

/** The request; values the account already has are not sent. */
export function appointmentRequest(values: FlowValues, basis: AppointmentBasis): AppointmentRequest {
  const { yylx, yysx, sxsm, wdbh, yysd, lxdh } = openFormValues<AppointmentValues>(values);
  return { yylx, yysx, sxsm: sxsm.trim(), ...placeOf(wdbh, yysd), ...(lxdh !== basis.lxdh && { lxdh }) };
}

function openAlready(group: AppointmentGroup | undefined): string | undefined {
  return group?.yyh ? `您已有一个${group.mc}预约（${group.yyh}），请先在“我的预约”中取消或改期` : undefined;
}

type Place = Pick<AppointmentRequest, 'wdbh' | 'yyrq' | 'yysd'>;

const placeOf = (wdbh: string, text: string): Place => ({ wdbh, ...(placeIn(text, wdbh) ?? { yyrq: '', yysd: '' }) });

/** Branches offering the business, with address and opening hours. */
function branchOptions(branches: readonly Branch[], does: string | undefined): FieldOption[] {
  return branches
    .filter(({ kbyw }) => does === undefined || kbyw.includes(does))
    .map(({ wdbh, wdmc, dz, gzsj }) => ({ value: wdbh, label: wdmc, note: `${dz}。办公时间：${gzsj}` }));
}
