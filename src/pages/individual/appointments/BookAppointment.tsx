import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Draft } from '@/api/cases/drafts';
import {
  type Appointment,
  type AppointmentBasis,
  bookAppointment,
  changeAppointment,
  fetchAppointment,
  fetchAppointmentBasis,
} from '@/api/public/appointments';
import { type Branch, fetchBranches } from '@/api/public/counters';
import { DraftLine } from '@/engine/draft/DraftLine';
import { APPOINTMENT_DRAFT } from '@/engine/draft/page-draft-codes';
import { closeDraft, findPageDraft, usePageDraft } from '@/engine/draft/use-page-draft';
import { sendOnce } from '@/engine/flow/act-number';
import { PrintHead } from '@/engine/flow/PrintHead';
import { OpenForm } from '@/form/open/OpenForm';
import { draftContent, parseDraftContent } from '@/form/values/draft-content';
import { useAddressValues } from '@/lib/address/use-address-values';
import { focusHeading } from '@/lib/focus-heading';
import type { FlowValues } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { AppointmentFacts } from './AppointmentFacts';
import { appointmentChangeForm, appointmentForm, appointmentRequest, changeRequest } from './appointment-form';
import { CalendarButton } from './CalendarButton';
import { ChosenBranch } from './chosen-place';

/** A draft with nothing but a time. */
const NOTHING = '{}';
/** Values preset by a link. */
const CHOSEN = { yylx: '', yysx: '', wdbh: '' };
/** Number of the appointment to change. */
const CHANGED = { yyh: '' };

/** 预约到网点办理: an appointment at a branch for a withdrawal, a loan or another matter (docs/rules/appointments.md). */
export default function BookAppointment() {
  // Opening the page again by the menu starts a new form.
  const { key } = useLocation();
  return <Booking key={key} />;
}

function Booking() {
  const basis = useQuery({
    queryKey: ['appointments', 'basis'],
    queryFn: ({ signal }) => fetchAppointmentBasis({ signal }),
  });
  const branches = useQuery({ queryKey: ['branches', 'list'], queryFn: ({ signal }) => fetchBranches({ signal }) });
  const [{ yyh }] = useAddressValues(CHANGED);
  const changed = useQuery({
    queryKey: ['appointments', 'one', yyh],
    queryFn: ({ signal }) => fetchAppointment(yyh, { signal }),
    enabled: yyh !== '',
  });
  const draft = useQuery({
    queryKey: ['draft', APPOINTMENT_DRAFT],
    queryFn: ({ signal }) => findPageDraft(APPOINTMENT_DRAFT, signal),
    enabled: yyh === '',
  });
  /** Draft chosen instead of the one found, and the number of choices (remount key). */
  const [instead, setInstead] = useState<{ saved: Draft | null; times: number }>();
  const [booked, setBooked] = useState<Appointment>();
  const failed = [basis, branches, changed].find(({ isError }) => isError);
  if (booked) return <Booked appointment={booked} changed={yyh !== ''} />;
  if (failed) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  // The form mounts once: cached data may name an appointment cancelled meanwhile.
  if (!basis.data || !basis.isFetchedAfterMount || !branches.data) return <Loading shape="form" />;
  if (basis.data.tz) return <Blocked tz={basis.data.tz} />;
  if (yyh === '') {
    if (!draft.isFetchedAfterMount) return <Loading shape="form" />;
    return (
      <Entry
        key={instead?.times}
        basis={basis.data}
        branches={branches.data}
        saved={instead ? instead.saved : (draft.data ?? null)}
        onBooked={setBooked}
        onOther={(saved) => setInstead({ saved, times: (instead?.times ?? 0) + 1 })}
      />
    );
  }
  if (!changed.data) return <Loading shape="form" />;
  return <Change of={changed.data} basis={basis.data} branches={branches.data} onBooked={setBooked} />;
}

interface EntryProps {
  basis: AppointmentBasis;
  branches: readonly Branch[];
  onBooked: (appointment: Appointment) => void;
}

interface NewProps extends EntryProps {
  /** Saved in the draft box. */
  saved: Draft | null;
  /** Continues with another draft; null for none. */
  onOther: (saved: Draft | null) => void;
}

/** Input is saved in the draft box until submission, except the time, which may be taken by then. */
function Entry({ basis, branches, saved, onBooked, onOther }: NewProps) {
  const cache = useQueryClient();
  const [asked] = useAddressValues(CHOSEN);
  const [form] = useState(() => appointmentForm(basis, branches, asked));
  const [start] = useState(() =>
    saved ? { ...parseDraftContent(form, saved.nr, form.initial), ...chosen(asked) } : form.initial,
  );
  const [branch, setBranch] = useState(String(start.wdbh ?? ''));
  const { keeper, edit } = usePageDraft(APPOINTMENT_DRAFT, saved);
  const startAnew = async () => {
    if (
      !(await askConfirmation({
        title: '清空重填',
        content: '清空后不能恢复，您确定吗？',
        okText: '清空',
      }))
    )
      return;
    await keeper.discard();
    onOther(null);
  };
  const submit = async (values: FlowValues) => {
    const request = appointmentRequest(values, basis);
    await closeDraft(keeper);
    try {
      const booked = await sendOnce('WDYY', request, (ywlsh) => bookAppointment(ywlsh, request));
      void keeper.discard();
      onBooked(booked);
    } catch (error) {
      keeper.reopen();
      throw error;
    } finally {
      // Refreshes the places left.
      void cache.invalidateQueries({ queryKey: ['appointments'] });
    }
  };
  return (
    <Stack gap={2}>
      <Terms />
      {saved && saved.nr !== NOTHING && (
        <p role="status">
          已恢复您之前填写的内容，请核对后提交。<Button onClick={() => void startAnew()}>清空重填</Button>
        </p>
      )}
      <DraftLine keeper={keeper} code={APPOINTMENT_DRAFT} onAdopt={onOther} />
      <ChosenBranch value={branch}>
        <OpenForm
          form={form}
          start={start}
          submitText="提交预约"
          busyText="正在提交，请稍候"
          onSubmit={submit}
          onEdit={(values) => {
            setBranch(String(values.wdbh ?? ''));
            edit(draftContent(form, { ...values, yysd: '' }, form.initial));
          }}
        />
      </ChosenBranch>
    </Stack>
  );
}

/** Values from the link override the draft. */
function chosen(asked: typeof CHOSEN): Partial<FlowValues> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
}

/** Changes branch and time of an existing appointment. */
function Change({ of, basis, branches, onBooked }: EntryProps & { of: Appointment }) {
  const cache = useQueryClient();
  const [form] = useState(() =>
    appointmentChangeForm(of, basis.lx.find(({ yylx }) => yylx === of.yylx)?.kbyw, branches),
  );
  const [branch, setBranch] = useState(of.wdbh);
  const submit = async (values: FlowValues) => {
    try {
      onBooked(await changeAppointment(of.yyh, changeRequest(values)));
    } finally {
      void cache.invalidateQueries({ queryKey: ['appointments'] });
    }
  };
  return (
    <Stack gap={2}>
      <Card label="原来的预约">
        <h2>原来的预约</h2>
        <AppointmentFacts of={of} />
      </Card>
      {of.kqx ? (
        <ChosenBranch value={branch}>
          <OpenForm
            form={form}
            submitText="确认改期"
            busyText="正在提交，请稍候"
            onSubmit={submit}
            onEdit={({ wdbh }) => setBranch(String(wdbh ?? ''))}
          />
        </ChosenBranch>
      ) : (
        <Alert type="warning" showIcon title={whyNot(of)} />
      )}
    </Stack>
  );
}

function whyNot({ zt, qxjz }: Appointment): string {
  return zt === '1' ? `已过最晚改期时间（${qxjz}），不能改期` : `这个预约${dictionaryLabel('yyzt', zt)}，不能改期`;
}

function Terms() {
  const config = useSystemConfig();
  const value = (key: string) => valueIn(config, key);
  return (
    <Card label="预约说明">
      <p data-links>
        可以预约今后{value('p.yydNts')}个工作日内的时段，每种类型同时只能有一个预约。最晚在预约时间前
        {value('p.yyQx')}小时可以改期或取消；{value('p.yySyYs')}个月内{value('p.yySyCs')}次预约未到场的，暂停网上预约
        {value('p.yySyTs')}天。<Link to={LIST_PATHS.appointments}>查看我的预约</Link>
      </p>
    </Card>
  );
}

function Blocked({ tz: { jzrq, rq } }: { tz: NonNullable<AppointmentBasis['tz']> }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={`网上预约暂停至${jzrq}`}
      description={
        <p data-links>
          您预约后{rq.length}次未到场（{rq.join('、')}），{jzrq}之后可以再预约。暂停期间可以直接到网点取号办理，
          也可以拨打12329咨询。<Link to={LIST_PATHS.appointments}>查看我的预约</Link>
        </p>
      }
    />
  );
}

function Booked({ appointment, changed }: { appointment: Appointment; changed: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => focusHeading(heading.current), []);
  return (
    <Stack gap={2}>
      <PrintHead title="网点预约单" />
      <Card label="预约结果">
        <h2 ref={heading} tabIndex={-1}>
          {changed ? '改期成功' : '预约成功'}
        </h2>
        <AppointmentFacts of={appointment} />
        <Row as="p" gap={1.5} data-links data-print="hide">
          <CalendarButton of={appointment} />
          <Link to={LIST_PATHS.appointments}>我的预约</Link>
        </Row>
      </Card>
    </Stack>
  );
}
