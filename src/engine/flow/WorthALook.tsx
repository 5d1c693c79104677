import { Alert } from 'antd';

/** What of the rows is worth a second look, and blocks nothing. */
export const WorthALook = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => <Alert key={text} type="warning" showIcon title={text} />);
