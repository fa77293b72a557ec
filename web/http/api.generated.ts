// Made by "npm run api:types" from the API's own document; do not edit.
export interface paths {
    "/api/companies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lugares de la región, con búsqueda, filtros y páginas */
        get: {
            parameters: {
                query?: {
                    /** @description oeste,sur,este,norte en grados */
                    box?: string;
                    /** @description Una o varias categorías, separadas por comas */
                    category?: string;
                    /** @description El `next` de la página anterior, con los mismos filtros */
                    cursor?: string;
                    /** @description Uno o varios distritos, separados por comas */
                    district?: string;
                    /** @description Cuántos hay por categoría, distrito y tipo de horario */
                    facets?: boolean;
                    /** @description Hasta 100 identificadores separados por comas */
                    ids?: string;
                    /** @description Solo lugares con horario publicado */
                    knownHours?: boolean;
                    /** @description Lugares por página; 24 si no se indica */
                    limit?: number;
                    /** @description longitud,latitud en grados; ordena por cercanía si no hay `q` ni `sort` */
                    near?: string;
                    /** @description Hora local «AAAA-MM-DDTHH:MM», o «now». Solo lugares con horario publicado que dice que entonces están abiertos. */
                    openAt?: string;
                    /** @description Palabras del nombre, el tipo o el distrito; no importan las tildes ni los errores pequeños */
                    q?: string;
                    sort?: "relevance" | "near" | "name";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            corrected?: string;
                            facets?: {
                                areFloors: boolean;
                                category: {
                                    count: number;
                                    label: string;
                                    value: string;
                                }[];
                                district: {
                                    count: number;
                                    label: string;
                                    value: string;
                                }[];
                                hours: {
                                    count: number;
                                    label: string;
                                    value: string;
                                }[];
                            };
                            items: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                district: string | null;
                                featured: boolean;
                                fromCentre: {
                                    /** @enum {unknown} */
                                    basis: "road_graph" | "official" | "estimate";
                                    metres: number;
                                    minutes: number;
                                    /** @enum {unknown} */
                                    mode: "walk" | "drive" | "train" | "boat";
                                } | null;
                                /** @enum {unknown} */
                                hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                open: {
                                    /** @enum {unknown} */
                                    state: "open" | "closed" | "open_space" | "unknown";
                                    /** @description HH:MM */
                                    until?: string;
                                    /** Format: date */
                                    untilDate?: string;
                                    untilDays?: number;
                                };
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                            next: string | null;
                            total: number;
                            totalIsFloor: boolean;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{idOrSlug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un lugar, con la fuente y la fecha de cada dato */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    idOrSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessLegs: {
                                from: string;
                                metres: number | null;
                                minutes: number | null;
                                mode: string;
                                text: string;
                            }[];
                            activities: string[];
                            address: string | null;
                            altitude: number | null;
                            /** @enum {unknown} */
                            category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                            /** @enum {unknown} */
                            claim: "unclaimed" | "claim_requested" | "claimed" | "claim_disputed";
                            district: string | null;
                            doubts: string[];
                            featured: boolean;
                            fees: {
                                adult?: number;
                                child?: number;
                                covers: string[];
                                currency: string;
                                senior?: number;
                                source: {
                                    /** Format: date */
                                    date: string;
                                    licence: string;
                                    name: string;
                                    url: string | null;
                                };
                                student?: number;
                                text: string | null;
                            } | null;
                            fromCentre: {
                                /** @enum {unknown} */
                                basis: "road_graph" | "official" | "estimate";
                                metres: number;
                                minutes: number;
                                /** @enum {unknown} */
                                mode: "walk" | "drive" | "train" | "boat";
                            } | null;
                            hours: {
                                /** @enum {unknown} */
                                class: "known" | "open_space" | "assumed" | "unknown";
                                note: string | null;
                                rule: string | null;
                                source: {
                                    /** Format: date */
                                    date: string;
                                    licence: string;
                                    name: string;
                                    url: string | null;
                                } | null;
                                verifiedAt: string | null;
                                week: [
                                    string,
                                    string
                                ][][];
                            };
                            /** @enum {unknown} */
                            hoursClass: "known" | "open_space" | "assumed" | "unknown";
                            id: string;
                            kindLabel: string;
                            lat: number;
                            lon: number;
                            name: string;
                            nearby: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                district: string | null;
                                featured: boolean;
                                fromCentre: {
                                    /** @enum {unknown} */
                                    basis: "road_graph" | "official" | "estimate";
                                    metres: number;
                                    minutes: number;
                                    /** @enum {unknown} */
                                    mode: "walk" | "drive" | "train" | "boat";
                                } | null;
                                /** @enum {unknown} */
                                hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                open: {
                                    /** @enum {unknown} */
                                    state: "open" | "closed" | "open_space" | "unknown";
                                    /** @description HH:MM */
                                    until?: string;
                                    /** Format: date */
                                    untilDate?: string;
                                    untilDays?: number;
                                };
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                            open: {
                                /** @enum {unknown} */
                                state: "open" | "closed" | "open_space" | "unknown";
                                /** @description HH:MM */
                                until?: string;
                                /** Format: date */
                                untilDate?: string;
                                untilDays?: number;
                            };
                            phones: string[];
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                            slug: string;
                            sources: {
                                /** Format: date */
                                date: string;
                                licence: string;
                                name: string;
                                url: string | null;
                            }[];
                            summary: string | null;
                            summarySource: {
                                /** Format: date */
                                date: string;
                                licence: string;
                                name: string;
                                url: string | null;
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                            visitMinutes: {
                                /** @enum {unknown} */
                                basis: "source" | "estimate";
                                maximum: number;
                                minimum: number;
                                typical: number;
                            } | null;
                            website: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company-comments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comentarios con su calificación (de los lugares) */
        get: {
            parameters: {
                query?: {
                    /** @description Identificador o nombre de su dirección */
                    company?: string;
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            items: {
                                author: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                rating: number;
                                reply: {
                                    /** Format: date-time */
                                    at: string;
                                    body: string;
                                } | null;
                                scores: {
                                    access?: number;
                                    as_described?: number;
                                    organisation?: number;
                                    safety?: number;
                                    service?: number;
                                    value?: number;
                                };
                                title: string | null;
                                /** @description 0 cuenta, 1 correo, 2 cotización respondida, 3 presencia en el lugar, 4 reserva cumplida */
                                verification: number;
                                visitedOn: string | null;
                            }[];
                            /** @description Nulo con menos de 5 comentarios */
                            mean: number | null;
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company-photos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fotos publicadas (de los lugares) */
        get: {
            parameters: {
                query?: {
                    /** @description Identificador o nombre de su dirección */
                    company?: string;
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                alt: string;
                                author: string;
                                /** @description La misma foto, de menor a mayor */
                                files: {
                                    height: number;
                                    type: string;
                                    url: string;
                                    width: number;
                                }[];
                                id: string;
                                licence: string;
                                /** @description Identificador del lugar o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                takenOn: string | null;
                                /** @description ThumbHash en Base64, para pintar antes de que llegue el archivo */
                                thumbhash: string | null;
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company-questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preguntas con sus respuestas (de los lugares) */
        get: {
            parameters: {
                query?: {
                    /** @description Identificador o nombre de su dirección */
                    company?: string;
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                answers: {
                                    answeredBy: string;
                                    /**
                                     * @description Quién responde: el dueño, un visitante comprobado o la región
                                     * @enum {unknown}
                                     */
                                    badge: "owner" | "verified_visitor" | "region";
                                    body: string;
                                    /** Format: date-time */
                                    publishedAt: string;
                                }[];
                                askedBy: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                /** @enum {unknown} */
                                state: "asked" | "answered" | "resolved";
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/genders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Géneros que se pueden indicar en el perfil (opcional) */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {unknown} */
                                code: "female" | "male" | "non_binary" | "other" | "undisclosed";
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/itineraries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Itinerarios de la región, listos para copiar */
        get: {
            parameters: {
                query?: {
                    /** @description Solo los de tantos días */
                    days?: number;
                    /** @description Solo los de este interés */
                    interest?: "archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views";
                    /** @description Solo los que pasan por este lugar */
                    place?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                dayCount: number;
                                days: {
                                    back: number;
                                    leave: number;
                                    stops: {
                                        begin: number;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        name: string | null;
                                        /** @description Identificador; nulo en una comida sin lugar */
                                        place: string | null;
                                        poster: {
                                            hour?: string;
                                            scene: string;
                                            seed: string;
                                        } | null;
                                    }[];
                                    title: string;
                                }[];
                                featured: boolean;
                                id: string;
                                interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                /** @description Por qué ir */
                                reason: string;
                                slug: string;
                                /** @description Lugares que visita */
                                stopCount: number;
                                summary: string;
                                title: string;
                                /** @description Días en que puede empezar; 0 es lunes */
                                weekdays: number[];
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/itineraries/{idOrSlug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un itinerario con su texto, sus horas y sus lugares */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    idOrSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            author: string;
                            /** @description Párrafos */
                            body: string[];
                            dayCount: number;
                            days: {
                                back: number;
                                end: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                leave: number;
                                legs: {
                                    /** @enum {unknown} */
                                    basis: "road_graph" | "official" | "estimate";
                                    metres: number;
                                    minutes: number;
                                    /** @enum {unknown} */
                                    mode: "walk" | "drive" | "train" | "boat";
                                }[];
                                start: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                stops: {
                                    begin: number;
                                    /** @enum {unknown} */
                                    meal?: "lunch" | "dinner";
                                    minutes: number;
                                    place: string | null;
                                    text: string;
                                }[];
                                text: string;
                                title: string;
                            }[];
                            featured: boolean;
                            id: string;
                            interests: ("archaeology" | "museums" | "history" | "beach" | "nature" | "food" | "markets" | "faith" | "views")[];
                            needsAttention: string | null;
                            places: {
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                district: string | null;
                                featured: boolean;
                                fromCentre: {
                                    /** @enum {unknown} */
                                    basis: "road_graph" | "official" | "estimate";
                                    metres: number;
                                    minutes: number;
                                    /** @enum {unknown} */
                                    mode: "walk" | "drive" | "train" | "boat";
                                } | null;
                                /** @enum {unknown} */
                                hoursClass: "known" | "open_space" | "assumed" | "unknown";
                                id: string;
                                kindLabel: string;
                                lat: number;
                                lon: number;
                                name: string;
                                open: {
                                    /** @enum {unknown} */
                                    state: "open" | "closed" | "open_space" | "unknown";
                                    /** @description HH:MM */
                                    until?: string;
                                    /** Format: date */
                                    untilDate?: string;
                                    untilDays?: number;
                                };
                                poster: {
                                    hour?: string;
                                    scene: string;
                                    seed: string;
                                };
                                slug: string;
                            }[];
                            poster: {
                                hour?: string;
                                scene: string;
                                seed: string;
                            };
                            reason: string;
                            slug: string;
                            stopCount: number;
                            summary: string;
                            title: string;
                            weekdays: number[];
                            /** Format: date */
                            written: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maincompany/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La organización, la región y las fuentes de sus datos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description oeste, sur, este, norte */
                            box: number[];
                            centre: {
                                label: string;
                                lat: number;
                                lon: number;
                                name: string;
                            };
                            /** @description ISO 3166-1 */
                            country: string;
                            currency: {
                                code: string;
                                decimals: number;
                                symbol: string;
                            };
                            /** Format: date */
                            dataDate: string;
                            demo: boolean;
                            description: string;
                            /** @description La región */
                            id: string;
                            locale: string;
                            organisation: {
                                address: string;
                                email: string;
                                legalName: string;
                                name: string;
                                phone: string | null;
                            };
                            product: string;
                            region: string;
                            sources: {
                                attribution: string;
                                /** Format: date */
                                date: string;
                                id: string;
                                licence: string;
                                licenceName: string;
                                licenceUrl: string | null;
                                name: string;
                                note: string | null;
                                url: string | null;
                                usedFor: string[];
                            }[];
                            tagline: string;
                            timeZone: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/maps/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trazado de los caminos entre lugares o puntos */
        get: {
            parameters: {
                query: {
                    /** @description Two to forty stations separated by ";": ids of places, or "lon,lat" in degrees */
                    through: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ways: ({
                                /** @enum {unknown} */
                                basis: "road_graph" | "official" | "estimate";
                                line: [
                                    number,
                                    number
                                ][];
                                metres: number;
                                minutes: number;
                                /** @enum {unknown} */
                                mode: "walk" | "drive" | "train" | "boat";
                            } | null)[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planning/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Arma un viaje día por día según horarios, caminos y gustos */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        alternatives?: boolean;
                        fixed?: {
                            /** @description the visit begins, minutes */
                            arrive: number;
                            day: number;
                            minutes: number;
                            place: string;
                            /** @enum {unknown} */
                            reason: "locked" | "booked";
                        }[];
                        seed?: number;
                        wish: {
                            avoid: string[];
                            /** @description minor units for the whole party, entries only */
                            budget?: number;
                            days: number;
                            /** @description minutes */
                            earliest: number;
                            end?: {
                                place: string;
                            } | {
                                lat: number;
                                lon: number;
                                name: string;
                            };
                            interests: {
                                archaeology?: number;
                                beach?: number;
                                faith?: number;
                                food?: number;
                                history?: number;
                                markets?: number;
                                museums?: number;
                                nature?: number;
                                views?: number;
                            };
                            knownHoursOnly: boolean;
                            /** @description minutes */
                            latest: number;
                            must: string[];
                            needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                            /** @enum {unknown} */
                            pace: "calm" | "balanced" | "full";
                            party: {
                                adults: number;
                                children: number;
                                seniors: number;
                            };
                            start?: {
                                place: string;
                            } | {
                                lat: number;
                                lon: number;
                                name: string;
                            };
                            /** Format: date */
                            startDate: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            board: {
                                anchors: {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    place: string | null;
                                }[];
                                places: {
                                    /** @enum {unknown} */
                                    category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                    hoursNote: string | null;
                                    hoursSource: {
                                        /** Format: date */
                                        date: string;
                                        licence: string;
                                        name: string;
                                        url: string | null;
                                    } | null;
                                    hoursVerifiedAt: string | null;
                                    id: string;
                                    kindLabel: string;
                                    lat: number;
                                    lon: number;
                                    name: string;
                                    poster: {
                                        hour?: string;
                                        scene: string;
                                        seed: string;
                                    };
                                    slug: string;
                                }[];
                                problem: {
                                    anchors: number;
                                    avoid: string[];
                                    budget: number | null;
                                    caps: {
                                        buffer: number;
                                        driveMinutesPerDay: number;
                                        stopsPerDay: number;
                                        walkMetresPerDay: number;
                                    };
                                    currency: string;
                                    days: {
                                        /** Format: date */
                                        date: string;
                                        /** @description minutes since local midnight of the day; above 1440 past midnight */
                                        earliest: number;
                                        end: number;
                                        /** @description minutes since local midnight of the day; above 1440 past midnight */
                                        latest: number;
                                        start: number;
                                    }[];
                                    fixed: {
                                        /** @description the visit begins, minutes */
                                        arrive: number;
                                        day: number;
                                        minutes: number;
                                        place: string;
                                        /** @enum {unknown} */
                                        reason: "locked" | "booked";
                                    }[];
                                    knownHoursOnly: boolean;
                                    /** @description row-major size × size; minutes -1 where there is no way */
                                    legs: {
                                        bases: ("road_graph" | "official" | "estimate")[];
                                        basis: number[];
                                        metres: number[];
                                        minutes: number[];
                                        mode: number[];
                                        modes: ("walk" | "drive" | "train" | "boat")[];
                                        size: number;
                                    };
                                    meals: {
                                        /** @enum {unknown} */
                                        meal: "lunch" | "dinner";
                                        minutes: number;
                                        window: {
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            close: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            lastEntry?: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            open: number;
                                        };
                                    }[];
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    places: {
                                        cost: number | null;
                                        eating?: boolean;
                                        /** @enum {unknown} */
                                        hoursClass: "known" | "open_space" | "assumed";
                                        id: string;
                                        interest: number;
                                        kind: string;
                                        needs: {
                                            children?: boolean;
                                            low_altitude?: boolean;
                                            low_effort?: boolean;
                                            shade?: boolean;
                                            step_free?: boolean;
                                        };
                                        visit: {
                                            maximum: number;
                                            minimum: number;
                                            typical: number;
                                        };
                                        /** @description per day of the problem */
                                        windows: {
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            close: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            lastEntry?: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            open: number;
                                        }[][];
                                    }[];
                                };
                                townTraffic?: number;
                            };
                            considered: number;
                            /** @description time the engine took */
                            milliseconds: number;
                            plans: {
                                /** @enum {unknown} */
                                flavour: "best" | "calm" | "other";
                                plan: {
                                    cost: number;
                                    days: {
                                        /** @description minutes since local midnight of the day; above 1440 past midnight */
                                        back: number;
                                        /** Format: date */
                                        date: string;
                                        /** @description minutes since local midnight of the day; above 1440 past midnight */
                                        leave: number;
                                        legs: {
                                            /** @enum {unknown} */
                                            basis: "road_graph" | "official" | "estimate";
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            depart: number;
                                            from: number;
                                            metres: number;
                                            minutes: number;
                                            /** @enum {unknown} */
                                            mode: "walk" | "drive" | "train" | "boat";
                                            to: number;
                                        }[];
                                        stops: {
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            arrive: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            begin: number;
                                            /** @description minutes since local midnight of the day; above 1440 past midnight */
                                            end: number;
                                            fixed: ("locked" | "booked") | null;
                                            hoursClass: ("known" | "open_space" | "assumed") | null;
                                            /** @enum {unknown} */
                                            meal?: "lunch" | "dinner";
                                            place: string | null;
                                            window: {
                                                /** @description minutes since local midnight of the day; above 1440 past midnight */
                                                close: number;
                                                /** @description minutes since local midnight of the day; above 1440 past midnight */
                                                lastEntry?: number;
                                                /** @description minutes since local midnight of the day; above 1440 past midnight */
                                                open: number;
                                            } | null;
                                        }[];
                                    }[];
                                    leftOut: {
                                        place: string;
                                        reason: {
                                            /** @enum {string} */
                                            code: "closed_those_days";
                                        } | {
                                            /** @enum {string} */
                                            code: "hours_unknown";
                                        } | {
                                            /** @enum {string} */
                                            code: "does_not_fit_before_closing";
                                        } | {
                                            /** @enum {string} */
                                            code: "too_far";
                                            minutes: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "over_budget";
                                            cost: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "already_similar";
                                            like: string[];
                                        } | {
                                            /** @enum {string} */
                                            code: "would_cost";
                                            places: string[];
                                        } | {
                                            /** @enum {string} */
                                            code: "avoided";
                                        };
                                    }[];
                                    refused: {
                                        place: string;
                                        reason: {
                                            /** @enum {string} */
                                            code: "closed_those_days";
                                        } | {
                                            /** @enum {string} */
                                            code: "hours_unknown";
                                        } | {
                                            /** @enum {string} */
                                            code: "does_not_fit_before_closing";
                                        } | {
                                            /** @enum {string} */
                                            code: "too_far";
                                            minutes: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "over_budget";
                                            cost: number;
                                        } | {
                                            /** @enum {string} */
                                            code: "need_not_met";
                                            /** @enum {unknown} */
                                            need: "step_free" | "children" | "low_effort" | "shade" | "low_altitude";
                                        } | {
                                            /** @enum {string} */
                                            code: "already_similar";
                                            like: string[];
                                        } | {
                                            /** @enum {string} */
                                            code: "would_cost";
                                            places: string[];
                                        } | {
                                            /** @enum {string} */
                                            code: "avoided";
                                        };
                                    }[];
                                    score: number;
                                    stopsByClass: {
                                        assumed: number;
                                        known: number;
                                        open_space: number;
                                    };
                                };
                            }[];
                            seed: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planning/legs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tiempos de viaje entre lugares y puntos */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        points: ({
                            place: string;
                        } | {
                            lat: number;
                            lon: number;
                        })[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description row-major size × size; minutes -1 where there is no way */
                            legs: {
                                bases: ("road_graph" | "official" | "estimate")[];
                                basis: number[];
                                metres: number[];
                                minutes: number[];
                                mode: number[];
                                modes: ("walk" | "drive" | "train" | "boat")[];
                                size: number;
                            };
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/politics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Textos legales vigentes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @description Texto de demostración que ningún abogado revisó */
                                demo: boolean;
                                /** Format: date */
                                effectiveFrom: string;
                                /** @description SHA-256 del título y el texto: lo que guarda una aceptación */
                                hash: string;
                                /** @enum {unknown} */
                                kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                                /** @enum {unknown} */
                                state: "scheduled" | "in_force" | "superseded";
                                title: string;
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/politics/{kind}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un texto legal: la versión vigente, o la que se pida */
        get: {
            parameters: {
                query?: {
                    /** @description Una versión anterior o futura; la vigente si no se indica */
                    version?: number;
                };
                header?: never;
                path: {
                    kind: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Markdown */
                            body: string;
                            /** @description Texto de demostración que ningún abogado revisó */
                            demo: boolean;
                            /** Format: date */
                            effectiveFrom: string;
                            /** @description SHA-256 del título y el texto: lo que guarda una aceptación */
                            hash: string;
                            /** @enum {unknown} */
                            kind: "terms" | "privacy" | "cookies" | "cancellation" | "withdrawal" | "complaints" | "escnna" | "reviews" | "ranking" | "accessibility";
                            /** @enum {unknown} */
                            state: "scheduled" | "in_force" | "superseded";
                            title: string;
                            version: number;
                            versions: {
                                /** Format: date */
                                effectiveFrom: string;
                                /** @enum {unknown} */
                                state: "scheduled" | "in_force" | "superseded";
                                version: number;
                            }[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Todos los lugares para el mapa, en una respuesta compacta */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            pins: [
                                string,
                                string,
                                string,
                                "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service",
                                number,
                                number
                            ][];
                            truncated: boolean;
                        };
                    };
                };
                /** @description Nada cambió desde la etiqueta enviada */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sugerencias mientras se escribe */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            corrected?: string;
                            items: ({
                                /** @enum {unknown} */
                                category: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                                detail: string;
                                id: string;
                                /** @enum {string} */
                                kind: "place";
                                label: string;
                                slug: string;
                            } | {
                                count: number;
                                /** @enum {string} */
                                kind: "category";
                                label: string;
                                /** @enum {unknown} */
                                value: "archaeological_site" | "museum" | "historic_building" | "church" | "square" | "beach" | "nature" | "viewpoint" | "water" | "town" | "market" | "food" | "lodging" | "shop" | "activity" | "transport" | "service";
                            } | {
                                count: number;
                                /** @enum {string} */
                                kind: "district";
                                label: string;
                                value: string;
                            })[];
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned-comments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comentarios con su calificación (de los viajes) */
        get: {
            parameters: {
                query: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador */
                    trip: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                            items: {
                                author: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                rating: number;
                                reply: {
                                    /** Format: date-time */
                                    at: string;
                                    body: string;
                                } | null;
                                scores: {
                                    access?: number;
                                    as_described?: number;
                                    organisation?: number;
                                    safety?: number;
                                    service?: number;
                                    value?: number;
                                };
                                title: string | null;
                                /** @description 0 cuenta, 1 correo, 2 cotización respondida, 3 presencia en el lugar, 4 reserva cumplida */
                                verification: number;
                                visitedOn: string | null;
                            }[];
                            /** @description Nulo con menos de 5 comentarios */
                            mean: number | null;
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned-photos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fotos publicadas (de los viajes) */
        get: {
            parameters: {
                query: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador */
                    trip: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                alt: string;
                                author: string;
                                /** @description La misma foto, de menor a mayor */
                                files: {
                                    height: number;
                                    type: string;
                                    url: string;
                                    width: number;
                                }[];
                                id: string;
                                licence: string;
                                /** @description Identificador del lugar o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                takenOn: string | null;
                                /** @description ThumbHash en Base64, para pintar antes de que llegue el archivo */
                                thumbhash: string | null;
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned-questions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preguntas con sus respuestas (de los viajes) */
        get: {
            parameters: {
                query: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                    /** @description Identificador */
                    trip: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                answers: {
                                    answeredBy: string;
                                    /**
                                     * @description Quién responde: el dueño, un visitante comprobado o la región
                                     * @enum {unknown}
                                     */
                                    badge: "owner" | "verified_visitor" | "region";
                                    body: string;
                                    /** Format: date-time */
                                    publishedAt: string;
                                }[];
                                askedBy: string;
                                body: string;
                                id: string;
                                /** @description Identificador del lugar o del viaje */
                                owner: string;
                                /** Format: date-time */
                                publishedAt: string;
                                /** @enum {unknown} */
                                state: "asked" | "answered" | "resolved";
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Viajes públicos, los más nuevos primero */
        get: {
            parameters: {
                query?: {
                    /** @description El `next` de la página anterior */
                    cursor?: string;
                    /** @description Elementos por página; 24 si no se indica */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                days: number;
                                id: string;
                                /** Format: date-time */
                                publishedAt: string;
                                /** Format: date */
                                startDate: string;
                                stops: number;
                                title: string;
                            }[];
                            next: string | null;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trip-planned/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un viaje público, o uno cualquiera con su secreto */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Guarda un viaje y entrega sus dos secretos, por única vez */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        document: {
                            copiedFrom?: string;
                            days: {
                                /** Format: date */
                                date: string;
                                stops: {
                                    begin: number;
                                    id: string;
                                    /** @enum {unknown} */
                                    meal?: "lunch" | "dinner";
                                    minutes: number;
                                    note?: string;
                                    place: string | null;
                                    /** @enum {unknown} */
                                    state: "placed" | "locked" | "booked" | "broken";
                                }[];
                                title?: string;
                            }[];
                            title: string;
                            wish: {
                                avoid: string[];
                                /** @description minor units for the whole party, entries only */
                                budget?: number;
                                days: number;
                                /** @description minutes */
                                earliest: number;
                                end?: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                interests: {
                                    archaeology?: number;
                                    beach?: number;
                                    faith?: number;
                                    food?: number;
                                    history?: number;
                                    markets?: number;
                                    museums?: number;
                                    nature?: number;
                                    views?: number;
                                };
                                knownHoursOnly: boolean;
                                /** @description minutes */
                                latest: number;
                                must: string[];
                                needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                /** @enum {unknown} */
                                pace: "calm" | "balanced" | "full";
                                party: {
                                    adults: number;
                                    children: number;
                                    seniors: number;
                                };
                                start?: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                /** Format: date */
                                startDate: string;
                            };
                        };
                        /** @description UUID al azar hecho por el navegador; si se repite antes de usar el secreto para editar, la respuesta es la misma. Es tan secreto como ellos. */
                        uuid: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            editSecret: string;
                            id: string;
                            shareToken: string;
                            version: number;
                        };
                    };
                };
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            editSecret: string;
                            id: string;
                            shareToken: string;
                            version: number;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un viaje guardado, con el secreto para editar o para ver */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Guarda los cambios de un viaje */
        put: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        document: {
                            copiedFrom?: string;
                            days: {
                                /** Format: date */
                                date: string;
                                stops: {
                                    begin: number;
                                    id: string;
                                    /** @enum {unknown} */
                                    meal?: "lunch" | "dinner";
                                    minutes: number;
                                    note?: string;
                                    place: string | null;
                                    /** @enum {unknown} */
                                    state: "placed" | "locked" | "booked" | "broken";
                                }[];
                                title?: string;
                            }[];
                            title: string;
                            wish: {
                                avoid: string[];
                                /** @description minor units for the whole party, entries only */
                                budget?: number;
                                days: number;
                                /** @description minutes */
                                earliest: number;
                                end?: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                interests: {
                                    archaeology?: number;
                                    beach?: number;
                                    faith?: number;
                                    food?: number;
                                    history?: number;
                                    markets?: number;
                                    museums?: number;
                                    nature?: number;
                                    views?: number;
                                };
                                knownHoursOnly: boolean;
                                /** @description minutes */
                                latest: number;
                                must: string[];
                                needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                /** @enum {unknown} */
                                pace: "calm" | "balanced" | "full";
                                party: {
                                    adults: number;
                                    children: number;
                                    seniors: number;
                                };
                                start?: {
                                    place: string;
                                } | {
                                    lat: number;
                                    lon: number;
                                    name: string;
                                };
                                /** Format: date */
                                startDate: string;
                            };
                        };
                        /** @description La versión sobre la que se hizo el cambio */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Pone un viaje en la papelera por 30 días */
        delete: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/export.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El viaje como mapa (GeoJSON) */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/export.gpx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El viaje como ruta para GPS (GPX 1.1) */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/export.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El viaje como calendario (iCalendar) */
        get: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                    "vereda-share-token"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cambia el estado de un viaje */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        action: "finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /**
                             * @description Lo que permite el secreto recibido
                             * @enum {unknown}
                             */
                            access: "edit" | "share";
                            can: ("finish_planning" | "plan_again" | "depart" | "arrive_home" | "archive" | "unarchive" | "bin" | "restore")[];
                            /** Format: date-time */
                            createdAt: string;
                            document: {
                                copiedFrom?: string;
                                days: {
                                    /** Format: date */
                                    date: string;
                                    stops: {
                                        begin: number;
                                        id: string;
                                        /** @enum {unknown} */
                                        meal?: "lunch" | "dinner";
                                        minutes: number;
                                        note?: string;
                                        place: string | null;
                                        /** @enum {unknown} */
                                        state: "placed" | "locked" | "booked" | "broken";
                                    }[];
                                    title?: string;
                                }[];
                                title: string;
                                wish: {
                                    avoid: string[];
                                    /** @description minor units for the whole party, entries only */
                                    budget?: number;
                                    days: number;
                                    /** @description minutes */
                                    earliest: number;
                                    end?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    interests: {
                                        archaeology?: number;
                                        beach?: number;
                                        faith?: number;
                                        food?: number;
                                        history?: number;
                                        markets?: number;
                                        museums?: number;
                                        nature?: number;
                                        views?: number;
                                    };
                                    knownHoursOnly: boolean;
                                    /** @description minutes */
                                    latest: number;
                                    must: string[];
                                    needs: ("step_free" | "children" | "low_effort" | "shade" | "low_altitude")[];
                                    /** @enum {unknown} */
                                    pace: "calm" | "balanced" | "full";
                                    party: {
                                        adults: number;
                                        children: number;
                                        seniors: number;
                                    };
                                    start?: {
                                        place: string;
                                    } | {
                                        lat: number;
                                        lon: number;
                                        name: string;
                                    };
                                    /** Format: date */
                                    startDate: string;
                                };
                            };
                            /** @description Mientras está en la papelera: cuándo se borra */
                            erasedAfter: string | null;
                            id: string;
                            /** @enum {unknown} */
                            state: "planning" | "ready" | "travelling" | "finished" | "archived" | "binned";
                            /** Format: date-time */
                            updatedAt: string;
                            version: number;
                            /** @enum {unknown} */
                            visibility: "private" | "link" | "members" | "public";
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/trips/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cambia el enlace para compartir */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "vereda-edit-secret"?: string;
                };
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            shareToken: string;
                        };
                    };
                };
                /** @description Un problema, con su código */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Problem details (RFC 9457) */
        Problem: {
            /**
             * @description Estable, para programas
             * @example bad_request
             * @example invalid
             * @example app_token_missing
             * @example app_token_wrong
             * @example token_missing
             * @example forbidden
             * @example not_found
             * @example method_not_allowed
             * @example too_large
             * @example unsupported_media_type
             * @example rate_limited
             * @example unavailable
             * @example internal
             */
            code: string;
            /** @description Español, para mostrar a la persona */
            detail: string;
            issues: {
                code: string;
                message: string;
                path: string;
            }[];
            requestId: string;
            status: number;
            title: string;
            /** @example urn:vereda:error:not_found */
            type: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
