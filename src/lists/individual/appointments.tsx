import { Link } from 'react-router-dom';
import { type Appointment, fetchAppointments } from '@/api/public/appointments';
import { defineList } from '@/engine/list/define-list';
import { AppointmentActions } from '@/pages/individual/appointments/AppointmentActions';
import { AppointmentFacts } from '@/pages/individual/appointments/AppointmentFacts';
import { CalendarButton } from '@/pages/individual/appointments/CalendarButton';
import { Card } from '@/ui/Card';
import { Dialog } from '@/ui/dialog/Dialog';

/** 我的预约: all appointments with their actions (docs/rules/appointments.md). */
export default defineList<Appointment>()({
  name: 'appointments',
  title: '我的预约',
  above: (
    <Card label="新的预约">
      <p data-links>
        <Link to="/grwt/dkSys/dkyy/dkyy_sq">预约到网点办理</Link>
      </p>
    </Card>
  ),
  columns: [
    { prop: 'yyh', label: '预约号', width: 150, disabled: true },
    { prop: 'yyrq', label: '预约日期', width: 115, lead: true },
    { prop: 'yysd', label: '时段', width: 115 },
    { prop: 'wdmc', label: '网点', width: 150 },
    { prop: 'dz', label: '地址', width: 260, isShow: false },
    { prop: 'yylx', label: '类型', width: 80, filterKey: 'yylx' },
    { prop: 'sxmc', label: '预约事项', width: 190 },
    { prop: 'lxdh', label: '联系电话', width: 130, isShow: false },
    { prop: 'zt', label: '状态', width: 100, filterKey: 'yyzt' },
  ],
  actions: {
    width: 200,
    show: (row, { open, renew }) => <AppointmentActions of={row} onLook={open} onDone={renew} />,
  },
  rowKey: ({ yyh }) => yyh,
  conditions: [{ column: 'zt', codes: ['1', '2', '3', '4'] }],
  fetch: fetchAppointments,
  rowsAre: '预约',
  beside: (looked, { close }) => (
    <Dialog open title={`预约${looked.yyh}`} onClose={close}>
      <AppointmentFacts of={looked} />
      {looked.zt === '1' && <CalendarButton of={looked} />}
    </Dialog>
  ),
});
