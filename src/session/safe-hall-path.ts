const AREAS = /^\/(?:grwt|dwwt|kfswt|sysMsg)\/[\w/.-]*(?:\?[\w=&.%-]*)?$/;

/** A link's target within the signed-in areas, or undefined: prevents external targets and sign-out links. */
export function safeHallPath(text: string | null | undefined): string | undefined {
  return text && text.length <= 500 && AREAS.test(text) && !text.includes('//') ? text : undefined;
}
