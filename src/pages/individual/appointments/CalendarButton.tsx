import { Button } from 'antd';
import type { Appointment } from '@/api/public/appointments';
import { calendarFile } from '@/domain/documents/calendar-file';
import { saveFile } from '@/lib/save-file';

/** Downloads the appointment as a calendar file. */
export function CalendarButton({ of }: { of: Appointment }) {
  return <Button onClick={() => saveFile(`网点预约${of.yyh}.ics`, fileOf(of))}>加入日历</Button>;
}

function fileOf({ yyh, sxmc, wdmc, dz, wddh, yyrq, yysd, qxjz, cl }: Appointment): Blob {
  const [from = '', to = ''] = yysd.split('-');
  const text = calendarFile({
    uid: `${yyh}@gjj-hall`,
    start: Date.parse(`${yyrq}T${from}:00+08:00`),
    end: Date.parse(`${yyrq}T${to}:00+08:00`),
    made: Date.now(),
    summary: `公积金${wdmc}办理${sxmc}`,
    location: dz,
    description: `预约号：${yyh}\n请携带：${cl.join('；')}\n网点电话：${wddh}\n最晚取消或改期：${qxjz}`,
  });
  return new Blob([text], { type: 'text/calendar;charset=utf-8' });
}
