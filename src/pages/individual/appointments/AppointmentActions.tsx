import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Appointment, cancelAppointment } from '@/api/public/appointments';
import { succeeded } from '@/lib/shown-errors';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Row } from '@/ui/layout/Row';
import { toast } from '@/ui/state/toast';

interface AppointmentActionsProps {
  of: Appointment;
  onLook: (appointment: Appointment) => void;
  /** Also called after a failure, since the state may have changed. */
  onDone: () => void;
}

/** Actions of an appointment within their deadlines. */
export function AppointmentActions({ of, onLook, onDone }: AppointmentActionsProps) {
  const [busy, setBusy] = useState(false);
  const { yyh, yyrq, yysd, wdmc, kqx } = of;
  const cancel = async () => {
    const agreed = await askConfirmation({
      title: '取消预约',
      content: `取消${yyrq} ${yysd}在${wdmc}的预约，这个名额会立即让给别人。您确定吗？`,
      okText: '取消预约',
      cancelText: '再想想',
    });
    if (!agreed) return;
    setBusy(true);
    if (await succeeded(cancelAppointment(yyh))) toast.success('预约已取消');
    setBusy(false);
    onDone();
  };
  return (
    <Row as="span" gap={1.5}>
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
    </Row>
  );
}
