import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Appointment, type AppointmentBasis, bookAppointment, fetchAppointmentBasis } from '@/api/appointments';
import { type Branch, fetchBranches } from '@/api/counters';
import { sendOnce } from '@/engine/flow/act-number';
import { PrintHead } from '@/engine/flow/PrintHead';
import type { FlowValues } from '@/form/field-kinds';
import { OpenForm } from '@/form/open/OpenForm';
import { bringTo } from '@/lib/bring-to';
import { useAddressValues } from '@/lib/use-address-values';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { Card, CardStack } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { AppointmentFacts } from './AppointmentFacts';
import { appointmentForm, appointmentRequest } from './appointment-form';
import styles from './appointments.module.css';
import { ChosenBranch } from './chosen-place';

const MINE = '/grwt/dkSys/dkyy/wdyy';
/** What a link may have chosen beforehand. */
const CHOSEN = { yylx: '', yysx: '', wdbh: '' };

/** 贷款预约: a place at a branch for a withdrawal, a loan or something else (domain catalogue 10.1). */
export default function BookAppointment() {
  const basis = useQuery({
    queryKey: ['appointments', 'basis'],
    queryFn: ({ signal }) => fetchAppointmentBasis({ signal }),
  });
  const branches = useQuery({ queryKey: ['branches', 'list'], queryFn: ({ signal }) => fetchBranches({ signal }) });
  const [booked, setBooked] = useState<Appointment>();
  const failed = basis.isError ? basis : branches.isError ? branches : undefined;
  if (booked) return <Booked appointment={booked} />;
  if (failed) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  // The form begins once: what stood in the cache may name an appointment that is cancelled by now.
  if (!basis.data || !basis.isFetchedAfterMount || !branches.data) return <Loading />;
  if (basis.data.tz) return <Blocked tz={basis.data.tz} />;
  return <Entry basis={basis.data} branches={branches.data} onBooked={setBooked} />;
}

interface EntryProps {
  basis: AppointmentBasis;
  branches: readonly Branch[];
  onBooked: (appointment: Appointment) => void;
}

function Entry({ basis, branches, onBooked }: EntryProps) {
  const cache = useQueryClient();
  const [asked] = useAddressValues(CHOSEN);
  const [form] = useState(() => appointmentForm(basis, branches, asked));
  const [branch, setBranch] = useState(asked.wdbh);
  const submit = async (values: FlowValues) => {
    const request = appointmentRequest(values, basis);
    try {
      onBooked(await sendOnce('WDYY', request, (ywlsh) => bookAppointment(ywlsh, request)));
    } finally {
      // A place that is gone shows as gone.
      void cache.invalidateQueries({ queryKey: ['appointments'] });
    }
  };
  return (
    <CardStack>
      <Terms />
      <ChosenBranch value={branch}>
        <OpenForm
          form={form}
          submitText="提交预约"
          busyText="正在提交，请稍候"
          onSubmit={submit}
          onEdit={({ wdbh }) => setBranch(String(wdbh ?? ''))}
        />
      </ChosenBranch>
    </CardStack>
  );
}

function Terms() {
  const config = useSystemConfig();
  const value = (key: string) => valueIn(config, key);
  return (
    <Card label="预约说明">
      <p data-links>
        可以预约今后{value('p.yydNts')}个工作日内的时段，每种类型同时只能有一个预约。最晚在预约时间前
        {value('p.yyQx')}小时可以改期或取消；{value('p.yySyYs')}个月内{value('p.yySyCs')}次预约未到场的，暂停网上预约
        {value('p.yySyTs')}天。<Link to={MINE}>查看我的预约</Link>
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
          也可以拨打12329咨询。<Link to={MINE}>查看我的预约</Link>
        </p>
      }
    />
  );
}

function Booked({ appointment }: { appointment: Appointment }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => bringTo(heading.current), []);
  return (
    <CardStack>
      <PrintHead title="网点预约单" />
      <Card label="预约结果">
        <h2 ref={heading} tabIndex={-1}>
          预约成功
        </h2>
        <AppointmentFacts of={appointment} />
        <p className={styles.actions} data-links data-print="hide">
          <Link to={MINE}>我的预约</Link>
        </p>
      </Card>
    </CardStack>
  );
}
