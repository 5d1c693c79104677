import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  type Appointment,
  type AppointmentBasis,
  bookAppointment,
  changeAppointment,
  fetchAppointment,
  fetchAppointmentBasis,
} from '@/api/appointments';
import { type Branch, fetchBranches } from '@/api/counters';
import type { Draft } from '@/api/drafts';
import { DraftLine } from '@/engine/draft/DraftLine';
import { APPOINTMENT_DRAFT } from '@/engine/draft/page-draft-codes';
import { closeDraft, findDraft, usePageDraft } from '@/engine/draft/use-page-draft';
import { sendOnce } from '@/engine/flow/act-number';
import { PrintHead } from '@/engine/flow/PrintHead';
import type { FlowValues } from '@/form/field-kinds';
import { OpenForm } from '@/form/open/OpenForm';
import { draftContent, readDraft } from '@/form/values/draft-content';
import { bringTo } from '@/lib/bring-to';
import { useAddressValues } from '@/lib/use-address-values';
import { dictionaryLabel } from '@/session/dictionary';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { Card, CardStack } from '@/ui/Card';
import { confirm } from '@/ui/confirm';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { AppointmentFacts } from './AppointmentFacts';
import { appointmentForm, appointmentRequest, changeForm, changeRequest } from './appointment-form';
import styles from './appointments.module.css';
import { CalendarButton } from './CalendarButton';
import { ChosenBranch } from './chosen-place';

/** A draft in which nothing but a time was chosen. */
const NOTHING = '{}';
/** What a link may have chosen beforehand. */
const CHOSEN = { yylx: '', yysx: '', wdbh: '' };
/** The appointment that is to have another place. */
const CHANGED = { yyh: '' };

/** 贷款预约: a place at a branch for a withdrawal, a loan or something else (domain catalogue 10.1). */
export default function BookAppointment() {
  // Coming here once more by the menu begins anew.
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
    queryFn: ({ signal }) => findDraft(APPOINTMENT_DRAFT, signal),
    enabled: yyh === '',
  });
  /** What the form goes on with instead of the draft that was found, and how often that was decided. */
  const [instead, setInstead] = useState<{ kept: Draft | null; times: number }>();
  const [booked, setBooked] = useState<Appointment>();
  const failed = [basis, branches, changed].find(({ isError }) => isError);
  if (booked) return <Booked appointment={booked} changed={yyh !== ''} />;
  if (failed) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  // The form begins once: what stood in the cache may name an appointment that is cancelled by now.
  if (!basis.data || !basis.isFetchedAfterMount || !branches.data) return <Loading />;
  if (basis.data.tz) return <Blocked tz={basis.data.tz} />;
  if (yyh === '') {
    if (!draft.isFetchedAfterMount) return <Loading />;
    return (
      <Entry
        key={instead?.times}
        basis={basis.data}
        branches={branches.data}
        kept={instead ? instead.kept : (draft.data ?? null)}
        onBooked={setBooked}
        onOther={(kept) => setInstead({ kept, times: (instead?.times ?? 0) + 1 })}
      />
    );
  }
  if (!changed.data) return <Loading />;
  return <Change of={changed.data} basis={basis.data} branches={branches.data} onBooked={setBooked} />;
}

interface EntryProps {
  basis: AppointmentBasis;
  branches: readonly Branch[];
  onBooked: (appointment: Appointment) => void;
}

interface NewProps extends EntryProps {
  /** Of the draft box. */
  kept: Draft | null;
  /** Another draft is to be gone on with; null for none. */
  onOther: (kept: Draft | null) => void;
}

/** What is typed is in the draft box until it is handed in; a time is not kept, for it may be gone by then. */
function Entry({ basis, branches, kept, onBooked, onOther }: NewProps) {
  const cache = useQueryClient();
  const [asked] = useAddressValues(CHOSEN);
  const [form] = useState(() => appointmentForm(basis, branches, asked));
  const [start] = useState(() =>
    kept ? { ...readDraft(form, kept.nr, form.initial), ...chosen(asked) } : form.initial,
  );
  const [branch, setBranch] = useState(String(start.wdbh ?? ''));
  const { keeper, edit } = usePageDraft(APPOINTMENT_DRAFT, kept);
  const startAnew = async () => {
    if (!(await confirm({ title: '清空重填', content: '清空后不能恢复，您确定吗？', okText: '清空' }))) return;
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
      // A place that is gone shows as gone.
      void cache.invalidateQueries({ queryKey: ['appointments'] });
    }
  };
  return (
    <CardStack>
      <Terms />
      {kept && kept.nr !== NOTHING && (
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
    </CardStack>
  );
}

/** What the link chose goes before what was kept. */
function chosen(asked: typeof CHOSEN): Partial<FlowValues> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
}

/** Branch and time of what is booked already. */
function Change({ of, basis, branches, onBooked }: EntryProps & { of: Appointment }) {
  const cache = useQueryClient();
  const [form] = useState(() => changeForm(of, basis.lx.find(({ yylx }) => yylx === of.yylx)?.kbyw, branches));
  const [branch, setBranch] = useState(of.wdbh);
  const submit = async (values: FlowValues) => {
    try {
      onBooked(await changeAppointment(of.yyh, changeRequest(values)));
    } finally {
      void cache.invalidateQueries({ queryKey: ['appointments'] });
    }
  };
  return (
    <CardStack>
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
    </CardStack>
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
  useLayoutEffect(() => bringTo(heading.current), []);
  return (
    <CardStack>
      <PrintHead title="网点预约单" />
      <Card label="预约结果">
        <h2 ref={heading} tabIndex={-1}>
          {changed ? '改期成功' : '预约成功'}
        </h2>
        <AppointmentFacts of={appointment} />
        <p className={styles.actions} data-links data-print="hide">
          <CalendarButton of={appointment} />
          <Link to={LIST_PATHS.appointments}>我的预约</Link>
        </p>
      </Card>
    </CardStack>
  );
}
