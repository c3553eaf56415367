/** `multipart/form-data; boundary=x` → `x`; undefined for any other message. */
function boundaryOf(contentType: string | null): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain;
}

/** Whether a message has parts that can be cut off on the way. */
export function isMultipart(contentType: string | null): boolean {
  return /^multipart\//i.test(contentType ?? '');
}

/** Whether all of a multipart form arrived: Next itself answers 500 to one that ends too early (architecture, "The proxy"). */
export function isWholeForm(contentType: string | null, body: string): boolean {
  const boundary = boundaryOf(contentType);
  return boundary !== undefined && body.trimEnd().endsWith(`--${boundary}--`);
}
