import { Alert } from 'antd';
import type { Judgement } from '@/api/cases/judgement';

/** Notice of the conditions so far, if none is unmet. */
export function MayApply({ judgement: { hxsm, tj }, role }: { judgement: Judgement; role?: 'note' | undefined }) {
  if (hxsm) return <Alert role={role} type="info" showIcon title="能否办理还要看您选择的事项" description={hxsm} />;
  const open = tj.filter(({ dhc }) => dhc).map(({ tjmc }) => tjmc);
  if (open.length === 0) return <Alert role={role} type="success" showIcon title="您符合办理条件，可以继续填写" />;
  return (
    <Alert
      role={role}
      type="info"
      showIcon
      title="有条件待核查，可以继续填写"
      description={`待核查：${open.join('、')}。提交后由中心核查，符合条件的予以办理`}
    />
  );
}
