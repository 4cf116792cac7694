/** A position to begin with: the last drawing trick of a deal, in which two of three cards throw it away (seed 100338). */
export const SAMPLE_POSITION = 'r=briscola-2&t=d&h=As2s2c.HdKcJc&n=0&s=Ks6d&p=63.33&w=10.6';
