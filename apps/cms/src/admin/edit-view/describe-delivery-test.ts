import type { DeliveryTestResult } from '../../delivery/lenders/test-result';
import { deliveryErrorLabels, labelOf } from '../../leads/desk/labels';

/** What a test message shows, and what to do. */
export function describeDeliveryTest({ httpStatus, durationMs, error }: DeliveryTestResult): string {
  if (httpStatus === null) return `No ha llegado: ${labelOf(deliveryErrorLabels, error ?? 'ERROR')}.`;
  const answered = `Su servidor ha contestado ${httpStatus} en ${durationMs} ms.`;
  if (error === null) return `${answered} La dirección y el certificado valen, y ha aceptado la firma.`;
  if (httpStatus === 401 || httpStatus === 403)
    return `${answered} No acepta la firma: comprueba con la entidad que tenéis el mismo secreto y que su reloj va bien.`;
  if (httpStatus >= 300 && httpStatus < 400)
    return `${answered} Es una redirección, y no se siguen: pide a la entidad la dirección final.`;
  if (httpStatus === 404 || httpStatus === 405)
    return `${answered} En esa dirección no hay nada que reciba solicitudes: compruébala con la entidad.`;
  if (httpStatus === 422 || httpStatus === 400)
    return `${answered} La dirección y el certificado valen, pero no conoce los mensajes de prueba: así no se sabe si acepta la firma.`;
  return `${answered} La dirección y el certificado valen, pero ahora no acepta mensajes.`;
}
