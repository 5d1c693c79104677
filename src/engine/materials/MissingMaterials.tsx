import { Alert } from 'antd';
import type { Material } from '@/api/archive';
import styles from '../flow/engine.module.css';

/** Why the step cannot be left yet: what was sent back is there, but has to be replaced, and why the clerk has said. */
export function MissingMaterials({ running, missing }: { running: boolean; missing: readonly Material[] }) {
  const back = missing.filter(({ clzt }) => clzt === '3');
  const absent = missing.filter(({ clzt }) => clzt !== '3');
  return (
    <div className={styles.alerts}>
      {running && <Alert type="error" showIcon title="材料正在上传，请稍候" />}
      {!running && back.length > 0 && (
        <Alert
          type="error"
          showIcon
          title="以下材料已退回，尚未重新上传"
          description={back.map(({ wjmc, thyy }) => (thyy ? `${wjmc}（${thyy}）` : wjmc)).join('；')}
        />
      )}
      {!running && absent.length > 0 && (
        <Alert
          type="error"
          showIcon
          title="以下材料尚未上传，请补齐"
          // The name of one may itself name several papers.
          description={absent.map(({ wjmc }) => wjmc).join('；')}
        />
      )}
    </div>
  );
}
