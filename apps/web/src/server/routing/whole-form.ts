/** `multipart/form-data; boundary=x` → `x`; undefined for any other message. */
function boundaryOf(contentType: string | null): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain;
}

/** Whether a request is multipart, and so may arrive truncated. */
export function isMultipart(contentType: string | null): boolean {
  return /^multipart\//i.test(contentType ?? '');
}

/** Whether a multipart form arrived completely. Next answers 500 to a truncated one (architecture, "The proxy"). */
export function isWholeForm(contentType: string | null, body: string): boolean {
  const boundary = boundaryOf(contentType);
  return boundary !== undefined && body.trimEnd().endsWith(`--${boundary}--`);
}
