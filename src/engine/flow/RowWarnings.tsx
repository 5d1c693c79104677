import { Alert } from 'antd';

/** Warnings about rows; they block nothing. */
export const RowWarnings = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <Alert key={text} type="warning" showIcon title={text} />);
