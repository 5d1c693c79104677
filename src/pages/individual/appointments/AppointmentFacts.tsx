import type { Appointment } from '@/api/public/appointments';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import styles from './appointments.module.css';

/** One appointment: time, branch, purpose, documents to bring. */
export function AppointmentFacts({ of }: { of: Appointment }) {
  const { yyh, yylx, sxmc, sxsm, wdmc, dz, gzsj, jtxl, wddh, yyrq, yysd, lxdh, zt, qxjz, cl } = of;
  return (
    <>
      <Figures
        items={[
          { label: '预约号', value: yyh },
          { label: '状态', value: dictionaryLabel('yyzt', zt) },
          { label: '预约时间', value: `${yyrq} ${yysd}` },
          { label: '预约事项', value: `${dictionaryLabel('yylx', yylx)}：${sxmc}` },
          ...(sxsm ? [{ label: '事项说明', value: sxsm }] : []),
          { label: '网点', value: wdmc },
          { label: '地址', value: dz },
          ...(jtxl ? [{ label: '怎么走', value: jtxl }] : []),
          { label: '办公时间', value: gzsj },
          { label: '网点电话', value: wddh },
          { label: '联系电话', value: lxdh },
          ...(zt === '1' ? [{ label: '最晚取消或改期', value: qxjz }] : []),
        ]}
      />
      <h3>请携带</h3>
      <ul className={styles.bring} aria-label="请携带">
        {cl.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
