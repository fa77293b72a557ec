import { Check, Clock } from 'lucide-react';
import { Dots } from '../ui/dots.tsx';
import flow from '../ui/flow.module.css';
import textStyles from '../ui/text.module.css';
import { TextLink } from '../ui/text-link.tsx';

export function TextSamples() {
  return (
    <>
      <div className={flow.stack2}>
        <p className={textStyles.lead}>Un párrafo que abre la pantalla.</p>
        <p className={textStyles.soft}>Lo que acompaña.</p>
        <p className={textStyles.note}>Lo que se lee al final.</p>
        <Dots>
          Caballitos de totora
          <b>16:00</b>
          <span>Al atardecer</span>
        </Dots>
        <p className={textStyles.faint}>Lo que apenas importa.</p>
        <h3 className={textStyles.titleM}>Título de una parte</h3>
        <h4 className={textStyles.titleS}>Título de una tarjeta</h4>
      </div>
      <div className={`${flow.row3} ${textStyles.strong}`}>
        <span className={textStyles.open}>Abierto</span>
        <span className={textStyles.caution}>En duda</span>
        <span className={textStyles.stop}>Cerrado</span>
        <span className={`${textStyles.nums} ${textStyles.oneLine}`}>S/ 1,240.00</span>
      </div>
      <p className={`${flow.row4} ${flow.ends}`}>
        <b>Palabras a un lado</b>
        <TextLink to=".">Enlace al otro</TextLink>
      </p>
      <p className={flow.mark2}>
        <Clock size={18} aria-hidden />
        Una señal y sus palabras, que pueden ocupar más de una línea sin quedar debajo de la señal.
      </p>
      <ul className={`${flow.stack1} ${textStyles.disc}`}>
        <li>Incluye el almuerzo</li>
        <li>Incluye la entrada</li>
      </ul>
      <ul className={flow.ruled}>
        <li className={flow.split4}>
          <span>Dos adultos</span>
          <span className={textStyles.nums}>S/ 160.00</span>
        </li>
        <li className={flow.split4}>
          <b>Total</b>
          <b className={textStyles.sum}>S/ 160.00</b>
        </li>
      </ul>
      <blockquote className={textStyles.quote}>{'Fue una mañana tranquila.\nVolveremos.'}</blockquote>
      <p className={`${flow.row1} ${textStyles.note}`}>
        <Check size={16} aria-hidden />
        Guardado
      </p>
    </>
  );
}
