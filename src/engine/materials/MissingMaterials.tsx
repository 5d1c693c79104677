import { Alert } from 'antd';

/** Why the step cannot be left yet. */
export function MissingMaterials({ running, names }: { running: boolean; names: readonly string[] }) {
  return (
    <Alert
      type="error"
      showIcon
      title={running ? '材料正在上传，请稍候' : '以下材料尚未上传，请补齐'}
      description={names.join('、')}
    />
  );
}
