const AREAS = /^\/(?:grwt|dwwt|kfswt|sysMsg)\/[\w/.-]*(?:\?[\w=&.%-]*)?$/;

/** An address of the hall's signed-in areas out of a link, or undefined: nothing in it may lead elsewhere or sign out. */
export function ownPath(text: string | null | undefined): string | undefined {
  return text && text.length <= 500 && AREAS.test(text) && !text.includes('//') ? text : undefined;
}
