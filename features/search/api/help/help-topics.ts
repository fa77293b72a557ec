import { accountPaths } from '#web/paths/account.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { openDataPaths } from '#web/paths/public-files.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';

export interface HelpTopic {
  label: string;
  detail: string;
  path: string;
  /** Further words with which people look for the topic. */
  words: string;
}

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    label: 'Mi reserva',
    detail: 'Ver, cambiar o cancelar con su código',
    path: paths.findBooking(),
    words:
      'reservas reservado codigo comprobante boleto entradas cancelar cambiar anular devolucion reembolso compra pedido',
  },
  {
    label: 'Mis viajes',
    detail: 'Los viajes que armaste',
    path: paths.trips(),
    words: 'viaje guardados guardado plan armado favoritos',
  },
  {
    label: 'Arma tu viaje',
    detail: 'Un plan con horarios y caminos reales',
    path: paths.planTrip(),
    words: 'armar planificar planear organizar crear itinerario ruta dias',
  },
  {
    label: 'Mi canasta',
    detail: 'Lo que estás por pagar',
    path: travellerPaths.basket(),
    words: 'carrito compras pagar pago tarjeta',
  },
  {
    label: 'Presentar un reclamo',
    detail: 'El libro de reclamaciones y su constancia',
    path: travellerPaths.complaints(),
    words: 'reclamos reclamar reclamacion reclamaciones libro queja quejas denuncia problema estafa',
  },
  {
    label: 'Pedir una cotización',
    detail: 'Para un grupo o un viaje a medida',
    path: quotationPaths.ask(),
    words: 'cotizar cotizaciones presupuesto grupo medida privado precio',
  },
  {
    label: 'Mis cotizaciones',
    detail: 'Lo que pediste y lo que te respondieron',
    path: quotationPaths.list(),
    words: 'cotizacion presupuesto ofertas respuestas',
  },
  {
    label: 'Mi lista de espera',
    detail: 'Salidas llenas en las que esperas un lugar',
    path: accountPaths.waitlist(),
    words: 'cupo cupos agotado llena',
  },
  {
    label: 'Entrar a mi cuenta',
    detail: 'Con tu correo o tu llave de acceso',
    path: accountPaths.signIn(),
    words: 'iniciar sesion login ingresar acceder perfil',
  },
  {
    label: 'Crear una cuenta',
    detail: 'Es gratis; no hace falta para explorar',
    path: accountPaths.signUp(),
    words: 'registrarme registrarse registro inscribirse',
  },
  {
    label: 'Olvidé mi contraseña',
    detail: 'Te enviamos un enlace para poner otra',
    path: accountPaths.restore(),
    words: 'olvide recuperar restaurar clave password acceso',
  },
  {
    label: 'Mis datos y mi privacidad',
    detail: 'Ver, llevarte o borrar lo que sabemos de ti',
    path: paths.privacy(),
    words: 'borrar eliminar cuenta personales derechos',
  },
  {
    label: 'Términos y condiciones',
    detail: 'Texto vigente',
    path: paths.policy('terms'),
    words: 'legal uso contrato politica politicas',
  },
  {
    label: 'Política de privacidad',
    detail: 'Texto vigente',
    path: paths.policy('privacy'),
    words: 'legal datos personales politicas',
  },
  {
    label: 'Política de cookies',
    detail: 'Texto vigente',
    path: paths.policy('cookies'),
    words: 'legal galletas politicas',
  },
  {
    label: 'Cancelaciones y devoluciones',
    detail: 'Qué se devuelve y cuándo',
    path: paths.policy('cancellation'),
    words: 'cancelacion cancelar devolucion reembolso reembolsos politica politicas',
  },
  {
    label: 'Preguntas y contacto',
    detail: 'Lo que más se pregunta, y cómo escribirnos',
    path: paths.help(),
    words: 'ayuda escribir escribenos telefono llamar correo whatsapp soporte atencion frecuentes faq pregunta',
  },
  {
    label: 'Vende con nosotros',
    detail: 'Para operadores de turismo',
    path: paths.sell(),
    words: 'vender operador operadores agencia agencias publicar afiliar trabajar',
  },
  {
    label: 'Mi negocio en el sitio',
    detail: 'Cambia el horario y los datos de tu lugar',
    path: ownerPaths.places(),
    words: 'empresa dueño dueña local ficha administrar reclamar',
  },
  {
    label: 'De dónde salen los datos',
    detail: 'Fuentes y licencias',
    path: paths.sources(),
    words: 'fuente fuentes licencia origen',
  },
  {
    label: 'Datos abiertos',
    detail: 'Descárgalos con su licencia',
    path: openDataPaths.page(),
    words: 'descargar csv geojson api licencia',
  },
];
