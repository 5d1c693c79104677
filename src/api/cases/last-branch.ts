import { type Answer, object, textList, textValue } from '../client/read';

/** Branch of the person's last application, and the codes of the businesses that prefill it. */
export const readLastBranch = object({ wdbh: textValue, ywl: textList });
export type LastBranch = Answer<typeof readLastBranch>;
