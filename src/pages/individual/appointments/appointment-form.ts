import type { Appointment, AppointmentBasis, AppointmentGroup, AppointmentRequest } from '@/api/public/appointments';
import type { Branch } from '@/api/public/counters';
import type { FormDefinition } from '@/form/definition';
import type { FieldOf } from '@/form/field-kinds';
import { defineOpenForm, openFormValues } from '@/form/open/open-form';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { CustomText, FieldOption, FlowValues } from '@/schema/field-kinds';
import { appointmentFields, appointmentPlace } from '@/schema/individual/appointment';
import { must } from '@/schema/rules';
import { placeIn } from './chosen-place';

/** Branch and time, of a new or changed appointment. */
type PlaceValues = ValuesOf<typeof appointmentPlace> & {
  /** Branch, day and slot (chosen-place). */
  yysd: CustomText;
};
type AppointmentValues = ValuesOf<typeof appointmentFields> & PlaceValues;

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
      ...initialOf(appointmentFields),
      ...start,
      ...(lx.length === 1 && { yylx: lx[0]?.yylx ?? '' }),
      yysd: '',
      lxdh,
    },
    sections: [
      {
        key: 'matter',
        title: '办什么',
        fields: schemaFields(appointmentFields, [
          {
            name: 'yylx',
            options: lx.map(({ yylx, mc }) => ({ value: yylx, label: mc })),
            rules: [(_, values) => openAlready(groupOf(values))],
          },
          {
            name: 'yysx',
            options: (_, values) => groupOf(values)?.sx.map(({ yysx, mc }) => ({ value: yysx, label: mc })) ?? [],
          },
          { name: 'sxsm', hint: '有助于提前准备；不要写证件号码、账号' },
        ]),
        derived: (values) => {
          const cl = matterOf(values)?.cl ?? [];
          return cl.length > 0 ? [{ label: '请携带', value: cl.join('；') }] : [];
        },
      },
      {
        key: 'place',
        title: '到哪里办',
        fields: schemaFields(appointmentFields, [
          { name: 'wdbh', cards: true, options: (_, values) => branchOptions(branches, groupOf(values)?.kbyw) },
        ]),
      },
      {
        key: 'time',
        title: '什么时候',
        fields: [
          TIME,
          ...schemaFields(appointmentFields, [
            {
              name: 'lxdh',
              short: true,
              hint: '预约结果和前一天的提醒发到这个号码；不改动即使用账户登记的号码',
            },
          ]),
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
        fields: schemaFields(appointmentPlace, [{ name: 'wdbh', cards: true, options: branchOptions(branches, kbyw) }]),
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
  const { wdbh, yysd, lxdh, ...matter } = openFormValues<AppointmentValues>(values);
  return { ...matter, ...placeOf(wdbh, yysd), ...(lxdh !== basis.lxdh && { lxdh }) };
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
