import { Alert } from 'antd';
import type { Material } from '@/api/archive/archive';
import { Stack } from '@/ui/layout/Stack';
import styles from '../flow/engine.module.css';

/** Materials that block the step: missing ones, and returned ones to be replaced, with the clerk's reason. */
export function MissingMaterials({ running, missing }: { running: boolean; missing: readonly Material[] }) {
  const back = missing.filter(({ clzt }) => clzt === '3');
  const absent = missing.filter(({ clzt }) => clzt !== '3');
  return (
    <Stack className={styles.alerts}>
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
          // Separated by ；: one name may itself list several documents.
          description={absent.map(({ wjmc }) => wjmc).join('；')}
        />
      )}
    </Stack>
  );
}
