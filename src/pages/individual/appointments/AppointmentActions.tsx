import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Appointment, cancelAppointment } from '@/api/appointments';
import { confirm } from '@/ui/confirm';
import { toast } from '@/ui/toast';
import styles from './appointments.module.css';

interface AppointmentActionsProps {
  of: Appointment;
  onLook: (appointment: Appointment) => void;
  /** Follows a failure too: it may have moved on meanwhile. */
  onDone: () => void;
}

/** What can be done with an appointment, within its time. */
export function AppointmentActions({ of, onLook, onDone }: AppointmentActionsProps) {
  const [busy, setBusy] = useState(false);
  const { yyh, yyrq, yysd, wdmc, kqx } = of;
  const cancel = async () => {
    const agreed = await confirm({
      title: '取消预约',
      content: `取消${yyrq} ${yysd}在${wdmc}的预约，这个名额会立即让给别人。您确定吗？`,
      okText: '取消预约',
      cancelText: '再想想',
      focus: 'cancel',
    });
    if (!agreed) return;
    setBusy(true);
    try {
      await cancelAppointment(yyh);
      toast.success('预约已取消');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '取消失败，请重试');
    }
    setBusy(false);
    onDone();
  };
  return (
    <span className={styles.actions}>
      <Button size="small" aria-label={`查看预约${yyh}`} onClick={() => onLook(of)}>
        查看
      </Button>
      {kqx && (
        <Link to={`/grwt/dkSys/dkyy/dkyy_sq?yyh=${yyh}`} aria-label={`改期预约${yyh}`}>
          改期
        </Link>
      )}
      {kqx && (
        <Button size="small" danger loading={busy} aria-label={`取消预约${yyh}`} onClick={() => void cancel()}>
          取消
        </Button>
      )}
    </span>
  );
}
